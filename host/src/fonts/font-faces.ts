import { type Language, localize, type ValuesByLanguage } from '@torsa/shared/i18n/languages';
import { bengaliFallbackFamilies } from './bengali-fallback.ts';
import description from './faces.json' with { type: 'json' };

const { faces, fallbacks } = description;

/** The base name of a font file, without its extension. */
type FontName = keyof typeof faces;

/** The URLs of the font files, keyed by file name. */
export type FontUrls = Readonly<Record<FontName, string>>;

interface FontsOfScript {
  readonly names: readonly FontName[];
  /**
   * The CSS `font-display` value. With `optional`, the browser uses a late web font only from the next page load on.
   */
  readonly display: 'swap' | 'optional';
}

// The fallback fonts have the same metrics as these web fonts, so the text hardly moves when the web fonts load.
const latin = { names: ['tiro-bangla-latin', 'anek-bangla-latin'], display: 'swap' } as const;
// A late web font does not replace the Bengali system font, because their metrics differ too much.
const bengali = {
  names: ['tiro-bangla-bengali', 'noto-sans-bengali'],
  display: 'optional',
} as const;

/** The writing systems of each language, the main one first. */
const scriptsOf = {
  en: [latin],
  bn: [bengali, latin],
} as const satisfies ValuesByLanguage<readonly FontsOfScript[]>;

/** Names of the Bengali system fonts on Windows, macOS and iOS, Android, and Linux. */
const systemBengali = [
  ...['Nirmala UI', 'Kohinoor Bangla', 'KohinoorBangla-Regular', 'Bangla Sangam MN'],
  ...['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Noto Sans Bengali UI', 'Lohit Bengali'],
];

/**
 * The fonts of a Bengali document until its web fonts load. In an English document, they show Bengali names and
 * messages.
 */
export const bengaliFallbackFaces = [
  {
    family: bengaliFallbackFamilies.display,
    weight: '400',
    file: 'tiro-bangla-bengali',
    local: systemBengali,
  },
  {
    family: bengaliFallbackFamilies.text,
    weight: '400',
    file: 'noto-sans-bengali',
    local: systemBengali,
  },
] as const satisfies readonly SystemFirst[];

/**
 * Writes the `@font-face` rules of an HTML document: the web fonts of its language, and fallback fonts with adjusted
 * metrics.
 */
export function writeFontFaceCss(urls: FontUrls, language: Language): string {
  return [
    ...localize<readonly FontsOfScript[]>(language, scriptsOf).flatMap(({ names, display }) =>
      names.map((name) => siteFontFace(faces[name], urls[name], display)),
    ),
    ...fallbacks.map(fallbackFace),
    systemFirstFace({ ...faces['bengali-name'], file: 'bengali-name', local: systemBengali }, urls),
    ...bengaliFallbackFaces.map((face) =>
      language === 'bn'
        ? systemFirstFace(face, urls)
        : siteFontFace({ ...faces[face.file], family: face.family }, urls[face.file], 'swap'),
    ),
  ].join('\n');
}

function siteFontFace(face: (typeof faces)[FontName], url: string, display: string): string {
  const { family, weight, unicodeRange } = face;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

interface SystemFirst {
  readonly family: string;
  readonly weight: string;
  readonly file: FontName;
  readonly local: readonly string[];
}

/** Writes a `@font-face` rule that prefers a system font and uses the web font file if the system font is missing. */
function systemFirstFace({ family, weight, file, local }: SystemFirst, urls: FontUrls): string {
  const names = local.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: ${names}, url(${urls[file]}) format('woff2'); unicode-range: ${faces[file].unicodeRange}; }`;
}

function fallbackFace(fallback: (typeof fallbacks)[number]): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride } = fallback;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; }`;
}

/** Returns the URLs of the fonts that an HTML document preloads. */
export function listFontPreloadUrls(urls: FontUrls, language: Language): readonly string[] {
  const [ofItsWords] = localize<readonly FontsOfScript[]>(language, scriptsOf);
  return ofItsWords?.names.map((name) => urls[name]) ?? [];
}
