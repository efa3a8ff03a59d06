import type { ServiceId } from '../services/service-ids.ts';
import about from './en/about.jpg';
import aiTool from './en/ai-tool.jpg';
import apps from './en/apps.jpg';
import careers from './en/careers.jpg';
import contact from './en/contact.jpg';
import home from './en/home.jpg';
import marketingSite from './en/marketing-site.jpg';
import ourTeam from './en/our-team.jpg';
import services from './en/services.jpg';
import socialMediaMarketing from './en/social-media-marketing.jpg';
import template from './en/template.jpg';
import websiteBuild from './en/website-build.jpg';

/** The link preview pictures by page. */
export type LinkPreviewPictureUrls = Readonly<
  Record<'home' | 'about' | 'services' | ServiceId | 'our-team' | 'careers' | 'contact', string>
>;

export const linkPreviewPictureUrls: LinkPreviewPictureUrls = {
  home,
  about,
  services,
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
  'our-team': ourTeam,
  careers,
  contact,
};
