import { hero as aiTool } from './ai-tool/hero.ts';
import { hero as apps } from './apps/hero.ts';
import type { HeroPicture } from './hero-picture.ts';
import { hero as socialMediaMarketing } from './social-media-marketing/hero.ts';
import { hero as template } from './template/hero.ts';
import { hero as websiteBuild } from './website-build/hero.ts';

/** The hero pictures in the order of the slideshow. The first picture is not on the service cards below the hero. */
export const heroPictures: readonly HeroPicture[] = [
  template,
  websiteBuild,
  aiTool,
  apps,
  socialMediaMarketing,
];
