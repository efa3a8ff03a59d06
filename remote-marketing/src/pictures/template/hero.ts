import { createHeroPicture } from '../hero-picture.ts';
import tallAvif640 from './hero-tall-640.avif';
import tallWebp640 from './hero-tall-640.webp';
import tallAvif828 from './hero-tall-828.avif';
import wideAvif1280 from './hero-wide-1280.avif';
import wideWebp1280 from './hero-wide-1280.webp';
import wideAvif1920 from './hero-wide-1920.avif';
import wideAvif2560 from './hero-wide-2560.avif';

export const templateServiceHeroPicture = createHeroPicture('template', {
  wideAvif1280,
  wideAvif1920,
  wideAvif2560,
  wideWebp1280,
  tallAvif640,
  tallAvif828,
  tallWebp640,
});
