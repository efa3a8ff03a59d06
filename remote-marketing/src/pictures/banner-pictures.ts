import type { PictureFiles } from '@torsa/shared/ui/picture';
import type { ServiceId } from '../services/service-ids.ts';
import { banner as aiTool } from './ai-tool/banner.ts';
import { banner as apps } from './apps/banner.ts';
import { banner as marketingSite } from './marketing-site/banner.ts';
import { banner as socialMediaMarketing } from './social-media-marketing/banner.ts';
import { banner as template } from './template/banner.ts';
import { banner as websiteBuild } from './website-build/banner.ts';

/** The landscape picture at the top of each service page, as wide as the page. */
export const bannerPictures: Readonly<Record<ServiceId, PictureFiles>> = {
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
};
