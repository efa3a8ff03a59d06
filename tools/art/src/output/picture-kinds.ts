export interface PictureKind {
  /** The aspect ratio of a picture: its width divided by its height. */
  readonly shape: readonly [width: number, height: number];
  readonly variants: readonly { readonly width: number; readonly format: 'avif' | 'webp' }[];
  /** The encoder quality of a picture for each image format. */
  readonly avif: number;
  readonly webp: number;
  /**
   * The dark gradient behind text: its side of the picture, its fraction with full darkness, and the fraction where it
   * ends.
   */
  readonly calm?: readonly [side: 'left' | 'top', sunken: number, clear: number];
}

const avif = (...widths: readonly number[]) =>
  widths.map((width) => ({ width, format: 'avif' as const }));
const webp = (...widths: readonly number[]) =>
  widths.map((width) => ({ width, format: 'webp' as const }));

/**
 * The output files for each kind of picture, such as `hero-wide`. Few browsers need WebP, so it has fewer sizes than
 * AVIF.
 */
export const pictureKinds = {
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
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;

/** The minimum size of a source picture in pixels. A smaller picture would be enlarged and blurred. */
export const minSourcePictureSize = { width: 2560, height: 1440 } as const;

/** The services that have pictures, by their IDs in the marketing remote. */
export const illustratedServices = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;

export type IllustratedService = (typeof illustratedServices)[number];

/** The services whose pictures rotate in the home page's hero section, in display sequence. */
export const heroSlideServices: readonly IllustratedService[] = [
  'template',
  'website-build',
  'ai-tool',
  'apps',
  'social-media-marketing',
];

export function listPictureKindsOfService(service: IllustratedService): readonly PictureKindName[] {
  const all = Object.keys(pictureKinds) as PictureKindName[];
  return all.filter((kind) => !kind.startsWith('hero') || heroSlideServices.includes(service));
}
