import type { Language } from '@torsa/shared/i18n/languages';
import description from './faces.json' with { type: 'json' };

const { faces, fallbacks } = description;

/** The name of a font file without its ending. */
type FontName = keyof typeof faces;

/** Where the browser gets each font file. */
export type FontUrls = Readonly<Record<FontName, string>>;

interface FontsOfLanguage {
  /** Those that its own words are set in. */
  readonly first: readonly FontName[];
  /** Those for what else may stand between them. */
  readonly further: readonly FontName[];
  /** A font that comes late: whether it takes the place of its stand-in, or waits for the next document. */
  readonly display: 'swap' | 'optional';
}

const fontsOf = {
  // Its stand-ins have its measures: next to nothing moves.
  en: { first: ['tiro-bangla-latin', 'anek-bangla-latin'], further: [], display: 'swap' },
  // What visitors have for Bengali differs too much to bring into any measures, and is good.
  bn: {
    first: ['tiro-bangla-bengali', 'noto-sans-bengali'],
    further: ['tiro-bangla-latin', 'anek-bangla-latin'],
    display: 'optional',
  },
} as const satisfies Record<Language, FontsOfLanguage>;

/**
 * The `@font-face` rules of a document: the fonts of its language, and those of visitors' systems in the measures of
 * these.
 */
export function fontFaceCss(urls: FontUrls, language: Language): string {
  const { first, further, display } = fontsOf[language];
  return [
    ...[...first, ...further].map((name) => ownFace(name, urls[name], display)),
    ...fallbacks.map(fallbackFace),
  ].join('\n');
}

function ownFace(name: FontName, url: string, display: string): string {
  const { family, weight, unicodeRange } = faces[name];
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

function fallbackFace(fallback: (typeof fallbacks)[number]): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride } = fallback;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; }`;
}

/** The addresses of the fonts to load before anything asks for them. */
export function preloadedFonts(urls: FontUrls, language: Language): readonly string[] {
  return fontsOf[language].first.map((name) => urls[name]);
}
