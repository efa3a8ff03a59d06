import { createBannerPicture } from '../banner-picture.ts';
import avif1200 from './banner-1200.avif';
import webp1200 from './banner-1200.webp';
import avif2000 from './banner-2000.avif';

export const templateServiceBannerPicture = createBannerPicture({ avif1200, avif2000, webp1200 });
