import type { PictureFiles } from '@torsa/shared/ui/picture';
import avif1200 from './banner-1200.avif';
import webp1200 from './banner-1200.webp';
import avif2000 from './banner-2000.avif';

export const banner: PictureFiles = {
  width: 16,
  height: 9,
  avif: { 1200: avif1200, 2000: avif2000 },
  webp: { 1200: webp1200 },
};
