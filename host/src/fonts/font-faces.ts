import { type ByLanguage, type Language, localize } from '@torsa/shared/i18n/languages';
import { bengaliFallback } from './bengali-fallback.ts';
import description from './faces.json' with { type: 'json' };

const { faces, fallbacks } = description;

/** The name of a font file without its extension. */
type FontName = keyof typeof faces;

/** The URL of each font file. */
export type FontUrls = Readonly<Record<FontName, string>>;

interface FontsOfScript {
  readonly names: readonly FontName[];
  /** `swap` replaces the fallback when the font arrives. `optional` uses a late font only in the next document. */
  readonly display: 'swap' | 'optional';
}

// The fallback fonts have the same metrics, so text hardly moves when these fonts replace them.
const latin = { names: ['tiro-bangla-latin', 'anek-bangla-latin'], display: 'swap' } as const;
// System fonts for Bengali differ too much to adjust their metrics, so late fonts do not replace them. See
// `bengaliFallbackFaces`.
const bengali = {
  names: ['tiro-bangla-bengali', 'noto-sans-bengali'],
  display: 'optional',
} as const;

/** The scripts of each language, its main script first. A script without a font of the site uses a system font. */
const scriptsOf = {
  en: [latin],
  bn: [bengali, latin],
} as const satisfies ByLanguage<readonly FontsOfScript[]>;

/** Names of the Bengali fonts on Windows, macOS and iOS, Android, and Linux. */
const systemBengali = [
  ...['Nirmala UI', 'Kohinoor Bangla', 'KohinoorBangla-Regular', 'Bangla Sangam MN'],
  ...['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Noto Sans Bengali UI', 'Lohit Bengali'],
];

/**
 * Fallback fonts for a Bengali document until the site's fonts load: the system's Bengali font, made bold by the browser.
 * If the system has none, the site's own files follow, even if they arrive late: text that moves is better than boxes. See
 * `inline/wait-for-bengali.ts`.
 */
export const bengaliFallbackFaces = [
  {
    family: bengaliFallback.display,
    weight: '400',
    file: 'tiro-bangla-bengali',
    local: systemBengali,
  },
  {
    family: bengaliFallback.text,
    weight: '400',
    file: 'noto-sans-bengali',
    local: systemBengali,
  },
] as const satisfies readonly SystemFirst[];

/**
 * Writes the `@font-face` rules of a document: the fonts of its language, and system fonts with adjusted metrics as
 * fallbacks.
 */
export function fontFaceCss(urls: FontUrls, language: Language): string {
  return [
    ...localize<readonly FontsOfScript[]>(language, scriptsOf).flatMap(({ names, display }) =>
      names.map((name) => siteFontFace(name, urls[name], display)),
    ),
    ...fallbacks.map(fallbackFace),
    systemFirstFace({ ...faces['bengali-name'], file: 'bengali-name', local: systemBengali }, urls),
    ...(language === 'bn' ? bengaliFallbackFaces.map((face) => systemFirstFace(face, urls)) : []),
  ].join('\n');
}

function siteFontFace(name: FontName, url: string, display: string): string {
  const { family, weight, unicodeRange } = faces[name];
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

interface SystemFirst {
  readonly family: string;
  readonly weight: string;
  readonly file: FontName;
  readonly local: readonly string[];
}

/** Writes a rule that prefers a system font and falls back to the site's font file. */
function systemFirstFace({ family, weight, file, local }: SystemFirst, urls: FontUrls): string {
  const names = local.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: ${names}, url(${urls[file]}) format('woff2'); unicode-range: ${faces[file].unicodeRange}; }`;
}

function fallbackFace(fallback: (typeof fallbacks)[number]): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride } = fallback;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; }`;
}

/** Returns the URLs of the fonts to preload. */
export function preloadedFonts(urls: FontUrls, language: Language): readonly string[] {
  const [ofItsWords] = localize<readonly FontsOfScript[]>(language, scriptsOf);
  return ofItsWords?.names.map((name) => urls[name]) ?? [];
}
