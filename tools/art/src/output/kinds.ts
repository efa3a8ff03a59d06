export interface KindOfPicture {
  /** Its width to its height. */
  readonly shape: readonly [width: number, height: number];
  readonly variants: readonly { readonly width: number; readonly format: 'avif' | 'webp' }[];
  /** The quality of each format, as its encoder counts it. */
  readonly avif: number;
  readonly webp: number;
  /** Where text stands, it sinks into calm water: from a side to a share of the picture, and less and less to another. */
  readonly calm?: readonly [side: 'left' | 'top', sunken: number, clear: number];
}

const avif = (...widths: readonly number[]) =>
  widths.map((width) => ({ width, format: 'avif' as const }));
const webp = (...widths: readonly number[]) =>
  widths.map((width) => ({ width, format: 'webp' as const }));

/** The files of each kind of picture. WebP is for the few browsers without AVIF: fewer widths do. */
export const kinds = {
  'hero-wide': {
    shape: [16, 9],
    variants: [...avif(1280, 1920, 2560), ...webp(1280)],
    avif: 44,
    webp: 58,
    calm: ['left', 0.45, 0.66],
  },
  'hero-tall': {
    shape: [2, 3],
    variants: [...avif(640, 828), ...webp(640)],
    avif: 36,
    webp: 44,
    calm: ['top', 0.31, 0.58],
  },
  card: { shape: [3, 2], variants: [...avif(480, 800), ...webp(640)], avif: 40, webp: 50 },
  banner: { shape: [16, 9], variants: [...avif(1200, 2000), ...webp(1200)], avif: 40, webp: 50 },
} as const satisfies Record<string, KindOfPicture>;

export type Kind = keyof typeof kinds;

/** In pixels: a picture of which every file can be cut without being blown up. */
export const leastSize = { width: 2560, height: 1440 } as const;

/** The services that have pictures, by the ids that the marketing remote gives them. */
export const services = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;

export type Service = (typeof services)[number];

/** Those whose pictures the home page's head goes through, in their order. */
export const heroServices: readonly Service[] = [
  'template',
  'website-build',
  'ai-tool',
  'apps',
  'social-media-marketing',
];

export function kindsOf(service: Service): readonly Kind[] {
  const all = Object.keys(kinds) as Kind[];
  return all.filter((kind) => !kind.startsWith('hero') || heroServices.includes(service));
}
