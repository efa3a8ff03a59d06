import description from './faces.json' with { type: 'json' };

const { faces, fallbacks } = description;

/** The name of a font file without its ending. */
export type FontName = keyof typeof faces;

/** Where the browser gets each font file. */
export type FontUrls = Readonly<Record<FontName, string>>;

export const fontNames = Object.keys(faces) as readonly FontName[];

/** The `@font-face` rules of the site: its own fonts, and those of visitors' systems in the measures of these. */
export function fontFaceCss(urls: FontUrls): string {
  return [
    ...fontNames.map((name) => ownFace(name, urls[name])),
    ...fallbacks.map(fallbackFace),
  ].join('\n');
}

function ownFace(name: FontName, url: string): string {
  const { family, weight, display, unicodeRange } = faces[name];
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: ${display}; src: url(${url}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

function fallbackFace(fallback: (typeof fallbacks)[number]): string {
  const { family, weight, local, sizeAdjust, ascentOverride, descentOverride } = fallback;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${local}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride}; descent-override: ${descentOverride}; }`;
}

/** The fonts that the first screen of a document needs, by its language. */
const firstFonts = {
  en: ['tiro-bangla-latin', 'anek-bangla-latin'],
  bn: ['tiro-bangla-bengali', 'noto-sans-bengali'],
} as const satisfies Record<string, readonly FontName[]>;

export type FontLanguage = keyof typeof firstFonts;

/** The addresses of the fonts to load before anything asks for them. */
export function preloadedFonts(urls: FontUrls, language: FontLanguage): readonly string[] {
  return firstFonts[language].map((name) => urls[name]);
}
