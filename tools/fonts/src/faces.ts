import { bengali, bengaliName, latin } from './characters.ts';

export interface Face {
  /** The URL of the font that it is cut from. */
  readonly source: string;
  /** The URL of its licence. */
  readonly licence: string;
  /** What style sheets call it. */
  readonly family: string;
  /** One weight, or the lightest and the heaviest one. */
  readonly weight: readonly [number, number?];
  readonly characters: string;
  /** OpenType features that stay. */
  readonly features: readonly string[];
}

const latinFeatures = ['ccmp', 'locl', 'kern', 'liga', 'mark'];
/** What shapes Bengali: conjuncts, vowel signs and where marks go. */
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
 * Anek Bangla's own Bengali is 139 KB with its weights. Noto Sans Bengali has the same height and colour, and is
 * less than half of that.
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
