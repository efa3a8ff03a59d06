import type { PictureFiles } from '@torsa/shared/ui/picture';
import type { ServiceId } from '../services/service-ids.ts';
import { aiToolCardPicture as aiTool } from './ai-tool/card.ts';
import { appsCardPicture as apps } from './apps/card.ts';
import { marketingSiteCardPicture as marketingSite } from './marketing-site/card.ts';
import { socialMediaMarketingCardPicture as socialMediaMarketing } from './social-media-marketing/card.ts';
import { templateServiceCardPicture as template } from './template/card.ts';
import { websiteBuildCardPicture as websiteBuild } from './website-build/card.ts';

/** The picture on the card of each service: a close-up of the service's landscape. */
export const cardPictures: Readonly<Record<ServiceId, PictureFiles>> = {
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
};
