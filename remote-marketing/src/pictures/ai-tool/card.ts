import type { PictureFiles } from '@torsa/shared/ui/picture';
import avif480 from './card-480.avif';
import webp640 from './card-640.webp';
import avif800 from './card-800.avif';

export const card: PictureFiles = {
  width: 3,
  height: 2,
  avif: { 480: avif480, 800: avif800 },
  webp: { 640: webp640 },
};
