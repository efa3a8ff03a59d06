import type { SceneId } from '../scenes/scenes.ts';
import type { Quality, Variant } from './encode.ts';

interface KindOfPicture extends Quality {
  readonly variants: readonly Variant[];
}

const avif = (...widths: readonly number[]): readonly Variant[] =>
  widths.map((width) => ({ width, format: 'avif' }));
const webp = (...widths: readonly number[]): readonly Variant[] =>
  widths.map((width) => ({ width, format: 'webp' }));

/** The files of each kind of picture. WebP is for the few browsers without AVIF: fewer widths do. */
export const kinds = {
  'hero-wide': { variants: [...avif(1280, 1920, 2560), ...webp(1280)], avif: 44, webp: 58 },
  'hero-tall': { variants: [...avif(640, 828), ...webp(640)], avif: 36, webp: 44 },
  card: { variants: [...avif(480, 800), ...webp(640)], avif: 40, webp: 50 },
  banner: { variants: [...avif(1200, 2000), ...webp(1200)], avif: 40, webp: 50 },
} as const satisfies Record<string, KindOfPicture>;

export type Kind = keyof typeof kinds;

/** The pictures that the home page's head goes through, in their order. */
export const heroIds: readonly SceneId[] = [
  'template',
  'website-build',
  'ai-tool',
  'apps',
  'social-media-marketing',
];
