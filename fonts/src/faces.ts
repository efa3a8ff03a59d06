import { bengali, latin } from './characters.ts';

export interface Face {
  /** The font that it is cut from, in its package. */
  readonly source: string;
  readonly licence: string;
  /** What style sheets call it. */
  readonly family: string;
  /** One weight, or the lightest and the heaviest one. */
  readonly weight: readonly [number, number?];
  readonly characters: string;
  /** OpenType features that stay. */
  readonly features: readonly string[];
  readonly display: 'swap' | 'optional';
}

const latinFeatures = ['ccmp', 'locl', 'kern', 'liga', 'mark'];
/** What shapes Bengali: conjuncts, vowel signs and where marks go. */
const bengaliFeatures = [
  ...latinFeatures,
  ...['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres', 'abvs'],
  ...['blws', 'psts', 'haln', 'calt', 'dist', 'abvm', 'blwm', 'mkmk'],
];

const tiroBangla = { licence: '@fontsource/tiro-bangla/LICENSE', weight: [400] } as const;

/**
 * The site's font files by name.
 *
 * Anek Bangla's own Bengali is 139 KB with its weights. Noto Sans Bengali has the same height and colour, and is
 * less than half of that.
 */
export const faces = {
  'tiro-bangla-latin': {
    ...tiroBangla,
    source: '@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2',
    family: 'Torsa Display',
    characters: latin,
    features: latinFeatures,
    display: 'swap',
  },
  'anek-bangla-latin': {
    source: '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
    licence: '@fontsource-variable/anek-bangla/LICENSE',
    family: 'Torsa Text',
    weight: [400, 700],
    characters: latin,
    features: latinFeatures,
    display: 'swap',
  },
  'tiro-bangla-bengali': {
    ...tiroBangla,
    source: '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    family: 'Torsa Display Bengali',
    characters: bengali,
    features: bengaliFeatures,
    display: 'optional',
  },
  'noto-sans-bengali': {
    source:
      '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    licence: '@fontsource-variable/noto-sans-bengali/LICENSE',
    family: 'Torsa Text Bengali',
    weight: [400, 700],
    characters: bengali,
    features: bengaliFeatures,
    display: 'optional',
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;
