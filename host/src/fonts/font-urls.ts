import anekBanglaLatin from './anek-bangla-latin.woff2';
import bengaliName from './bengali-name.woff2';
import type { FontUrls } from './font-faces.ts';
import notoSansBengali from './noto-sans-bengali.woff2';
import tiroBanglaBengali from './tiro-bangla-bengali.woff2';
import tiroBanglaLatin from './tiro-bangla-latin.woff2';

/** The URLs of the font files in this release of the host. */
export const fontUrls: FontUrls = {
  'anek-bangla-latin': anekBanglaLatin,
  'bengali-name': bengaliName,
  'noto-sans-bengali': notoSansBengali,
  'tiro-bangla-bengali': tiroBanglaBengali,
  'tiro-bangla-latin': tiroBanglaLatin,
};
