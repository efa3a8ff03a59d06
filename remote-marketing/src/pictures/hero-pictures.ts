import { hero as aiTool } from './ai-tool/hero.ts';
import { hero as apps } from './apps/hero.ts';
import type { HeroPicture } from './hero-picture.ts';
import { hero as socialMediaMarketing } from './social-media-marketing/hero.ts';
import { hero as template } from './template/hero.ts';
import { hero as websiteBuild } from './website-build/hero.ts';

/** In the order in which they are shown. */
export const heroPictures: readonly HeroPicture[] = [
  websiteBuild,
  aiTool,
  apps,
  socialMediaMarketing,
  template,
];
