import type { ServiceId } from '@torsa/shared/company';
import aiTool from '../link-pictures/ai-tool.jpg';
import apps from '../link-pictures/apps.jpg';
import marketingSite from '../link-pictures/marketing-site.jpg';
import socialMediaMarketing from '../link-pictures/social-media-marketing.jpg';
import template from '../link-pictures/template.jpg';
import websiteBuild from '../link-pictures/website-build.jpg';

/** What is shown for a link to a service. */
export const servicePictures: Readonly<Record<ServiceId, string>> = {
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
};
