import { aiToolHeroPicture as aiTool } from './ai-tool/hero.ts';
import { appsHeroPicture as apps } from './apps/hero.ts';
import type { HeroPicture } from './hero-picture.ts';
import { socialMediaMarketingHeroPicture as socialMediaMarketing } from './social-media-marketing/hero.ts';
import { templateServiceHeroPicture as template } from './template/hero.ts';
import { websiteBuildHeroPicture as websiteBuild } from './website-build/hero.ts';

/** The hero pictures in the order of the slideshow. The service of the first one has no card below the hero. */
export const heroPictures: readonly HeroPicture[] = [
  template,
  websiteBuild,
  aiTool,
  apps,
  socialMediaMarketing,
];
