import { bengali, bengaliName, latin } from './characters.ts';

export interface Face {
  /** The URL of the source font. */
  readonly source: string;
  /** The URL of its licence. */
  readonly licence: string;
  /** The family name in style sheets. */
  readonly family: string;
  /** One weight, or the lightest and the heaviest weight. */
  readonly weight: readonly [number, number?];
  readonly characters: string;
  /** OpenType features to keep. */
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
 * The site's font files by name.
 *
 * Anek Bangla's own Bengali has 139 KB with its weights. Noto Sans Bengali has the same height and colour, and less
 * than half of the size.
 */
export const faces = {
  'tiro-bangla-latin': {
    ...tiroBangla,
    source: import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2'),
    family: 'Torsa Display',
    characters: latin,
    features: latinFeatures,
  },
  'anek-bangla-latin': {
    source: import.meta.resolve(
      '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
    ),
    licence: import.meta.resolve('@fontsource-variable/anek-bangla/LICENSE'),
    family: 'Torsa Text',
    weight: [400, 700],
    characters: latin,
    features: latinFeatures,
  },
  'tiro-bangla-bengali': {
    ...tiroBangla,
    source: import.meta.resolve(
      '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    ),
    family: 'Torsa Display Bengali',
    characters: bengali,
    features: bengaliFeatures,
  },
  'noto-sans-bengali': {
    ...notoSansBengali,
    family: 'Torsa Text Bengali',
    characters: bengali,
  },
  'bengali-name': {
    ...notoSansBengali,
    family: 'Torsa Bengali Name',
    characters: bengaliName,
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;
