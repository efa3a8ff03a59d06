import { bengaliCharacters, bengaliLanguageName, latinCharacters } from './characters.ts';

export interface SiteFontFace {
  /** The URL of the source font file. */
  readonly source: string;
  /** The URL of the font's licence. */
  readonly licence: string;
  /** The CSS font family name. */
  readonly family: string;
  /** The font weight, or the minimum and the maximum weight of a variable font. */
  readonly weight: readonly [number, number?];
  readonly characters: string;
  /** The OpenType features that the font subset keeps. */
  readonly features: readonly string[];
}

const latinFeatures = ['ccmp', 'locl', 'kern', 'liga', 'mark'];
/** OpenType features that shape Bengali: conjuncts, vowel signs and mark positions. */
const bengaliFeatures = [
  ...latinFeatures,
  ...['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres', 'abvs'],
  ...['blws', 'psts', 'haln', 'calt', 'dist', 'abvm', 'blwm', 'mkmk'],
];

const notoSansBengali = {
  source: import.meta.resolve(
    '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  ),
  licence: import.meta.resolve('@fontsource-variable/noto-sans-bengali/LICENSE'),
  weight: [400, 700],
  features: bengaliFeatures,
} as const;

const tiroBangla = {
  licence: import.meta.resolve('@fontsource/tiro-bangla/LICENSE'),
  weight: [400],
} as const;

/**
 * The site's font files by name. Bengali body text uses Noto Sans Bengali, because Anek Bangla needs more than twice the
 * bytes.
 */
export const siteFontFaces = {
  'tiro-bangla-latin': {
    ...tiroBangla,
    source: import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2'),
    family: 'Torsa Display',
    characters: latinCharacters,
    features: latinFeatures,
  },
  'anek-bangla-latin': {
    source: import.meta.resolve(
      '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
    ),
    licence: import.meta.resolve('@fontsource-variable/anek-bangla/LICENSE'),
    family: 'Torsa Text',
    weight: [400, 700],
    characters: latinCharacters,
    features: latinFeatures,
  },
  'tiro-bangla-bengali': {
    ...tiroBangla,
    source: import.meta.resolve(
      '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    ),
    family: 'Torsa Display Bengali',
    characters: bengaliCharacters,
    features: bengaliFeatures,
  },
  'noto-sans-bengali': {
    ...notoSansBengali,
    family: 'Torsa Text Bengali',
    characters: bengaliCharacters,
  },
  'bengali-name': {
    ...notoSansBengali,
    family: 'Torsa Bengali Name',
    characters: bengaliLanguageName,
  },
} as const satisfies Record<string, SiteFontFace>;

export type FontFaceName = keyof typeof siteFontFaces;
