import type { HeroPicture } from '../hero-picture.ts';
import tallAvif640 from './hero-tall-640.avif';
import tallWebp640 from './hero-tall-640.webp';
import tallAvif828 from './hero-tall-828.avif';
import wideAvif1280 from './hero-wide-1280.avif';
import wideWebp1280 from './hero-wide-1280.webp';
import wideAvif1920 from './hero-wide-1920.avif';
import wideAvif2560 from './hero-wide-2560.avif';

export const hero: HeroPicture = {
  serviceId: 'website-build',
  wide: {
    width: 16,
    height: 9,
    avif: { 1280: wideAvif1280, 1920: wideAvif1920, 2560: wideAvif2560 },
    webp: { 1280: wideWebp1280 },
  },
  tall: {
    width: 2,
    height: 3,
    avif: { 640: tallAvif640, 828: tallAvif828 },
    webp: { 640: tallWebp640 },
  },
};
