import type { PictureFiles } from '@torsa/shared/ui/picture';

type BannerFiles = Readonly<Record<`avif${1200 | 2000}` | 'webp1200', string>>;

/** Creates a picture as wide as the page. Its file names contain the format and the width in pixels. */
export function createBannerPicture({ avif1200, avif2000, webp1200 }: BannerFiles): PictureFiles {
  return {
    width: 16,
    height: 9,
    avif: { 1200: avif1200, 2000: avif2000 },
    webp: { 1200: webp1200 },
  };
}
