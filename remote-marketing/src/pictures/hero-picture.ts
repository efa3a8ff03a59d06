import type { PictureFiles } from '@torsa/shared/ui/picture';
import type { ServiceId } from '../services/service-ids.ts';

/** A background picture of the home page's hero: the landscape of one service. */
export interface HeroPicture {
  readonly serviceId: ServiceId;
  /** The picture for wide screens, with free space for text on the left. */
  readonly wide: PictureFiles;
  /** The picture for narrow screens, with free space for text at the top. */
  readonly tall: PictureFiles;
}

/** The picture's file URLs. Each key contains the shape, the format and the width in pixels. */
type HeroFiles = Readonly<
  Record<
    `wideAvif${1280 | 1920 | 2560}` | 'wideWebp1280' | `tallAvif${640 | 828}` | 'tallWebp640',
    string
  >
>;

export function createHeroPicture(serviceId: ServiceId, files: HeroFiles): HeroPicture {
  return {
    serviceId,
    wide: {
      width: 16,
      height: 9,
      avif: { 1280: files.wideAvif1280, 1920: files.wideAvif1920, 2560: files.wideAvif2560 },
      webp: { 1280: files.wideWebp1280 },
    },
    tall: {
      width: 2,
      height: 3,
      avif: { 640: files.tallAvif640, 828: files.tallAvif828 },
      webp: { 640: files.tallWebp640 },
    },
  };
}
