import type { PictureFiles } from '@torsa/shared/ui/picture';

type CardFiles = Readonly<Record<`avif${480 | 800}` | 'webp640', string>>;

/** Creates the picture of a card. Its file names contain the format and the width in pixels. */
export function createCardPicture({ avif480, avif800, webp640 }: CardFiles): PictureFiles {
  return { width: 3, height: 2, avif: { 480: avif480, 800: avif800 }, webp: { 640: webp640 } };
}
