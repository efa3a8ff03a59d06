import type { PictureFiles } from '@torsa/shared/ui/picture';
import type { ServiceId } from '../services/service-ids.ts';
import { aiToolBannerPicture as aiTool } from './ai-tool/banner.ts';
import { appsBannerPicture as apps } from './apps/banner.ts';
import { marketingSiteBannerPicture as marketingSite } from './marketing-site/banner.ts';
import { socialMediaMarketingBannerPicture as socialMediaMarketing } from './social-media-marketing/banner.ts';
import { templateServiceBannerPicture as template } from './template/banner.ts';
import { websiteBuildBannerPicture as websiteBuild } from './website-build/banner.ts';

/** The landscape picture at the top of each service page, as wide as the page. */
export const bannerPictures: Readonly<Record<ServiceId, PictureFiles>> = {
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
};
