import { type InLanguages, type Language, wordsIn } from '@torsa/shared/i18n/languages';
import { bengaliFallback } from './bengali-fallback.ts';
import description from './faces.json' with { type: 'json' };

const { faces, fallbacks } = description;

/** The name of a font file without its ending. */
type FontName = keyof typeof faces;

/** Where the browser gets each font file. */
export type FontUrls = Readonly<Record<FontName, string>>;

interface FontsOfScript {
  readonly names: readonly FontName[];
  /** A font that comes late: whether it takes the place of its stand-in, or waits for the next document. */
  readonly display: 'swap' | 'optional';
}

// Its stand-ins have its measures: next to nothing moves.
const latin = { names: ['tiro-bangla-latin', 'anek-bangla-latin'], display: 'swap' } as const;
// What visitors have for Bengali differs too much to bring into any measures, and is good: see `bengaliFallbackFaces`.
const bengali = {
  names: ['tiro-bangla-bengali', 'noto-sans-bengali'],
  display: 'optional',
} as const;

/** The script of its own words, then those of what else may stand between them. One of which we have no font has the system's. */
const scriptsOf = {
  en: [latin],
  bn: [bengali, latin],
} as const satisfies InLanguages<readonly FontsOfScript[]>;

/** Names under which systems have a font for Bengali: Windows, macOS and iOS, Android, Linux. */
const systemBengali = [
  ...['Nirmala UI', 'Kohinoor Bangla', 'KohinoorBangla-Regular', 'Bangla Sangam MN'],
  ...['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Noto Sans Bengali UI', 'Lohit Bengali'],
];

/**
 * What stands in a document in Bengali until the next one has its own fonts: the system's, which browsers embolden by
 * themselves, as many a system has a single weight. Where there is none, the same files after all, however late: better
 * that a page waits (`inline/wait-for-bengali.ts`), and even that lines move, than that it is nothing but boxes.
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
 * The `@font-face` rules of a document: the fonts of its language, and those of visitors' systems in the measures of
 * these.
 */
export function fontFaceCss(urls: FontUrls, language: Language): string {
  return [
    ...wordsIn<readonly FontsOfScript[]>(language, scriptsOf).flatMap(({ names, display }) =>
      names.map((name) => ownFace(name, urls[name], display)),
    ),
    ...fallbacks.map(fallbackFace),
    systemFirstFace({ ...faces['bengali-name'], file: 'bengali-name', local: systemBengali }, urls),
    ...(language === 'bn' ? bengaliFallbackFaces.map((face) => systemFirstFace(face, urls)) : []),
  ].join('\n');
}

function ownFace(name: FontName, url: string, display: string): string {
  const { family, weight, unicodeRange } = faces[name];
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

interface SystemFirst {
  readonly family: string;
  readonly weight: string;
  readonly file: FontName;
  readonly local: readonly string[];
}

/** A font that visitors have; the site's own where they have none. */
function systemFirstFace({ family, weight, file, local }: SystemFirst, urls: FontUrls): string {
  const names = local.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: ${names}, url(${urls[file]}) format('woff2'); unicode-range: ${faces[file].unicodeRange}; }`;
}

function fallbackFace(fallback: (typeof fallbacks)[number]): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride } = fallback;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; }`;
}

/** The addresses of the fonts to load before anything asks for them. */
export function preloadedFonts(urls: FontUrls, language: Language): readonly string[] {
  const [ofItsWords] = wordsIn<readonly FontsOfScript[]>(language, scriptsOf);
  return ofItsWords?.names.map((name) => urls[name]) ?? [];
}
