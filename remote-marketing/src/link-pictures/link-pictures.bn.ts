import about from './bn/about.jpg';
import aiTool from './bn/ai-tool.jpg';
import apps from './bn/apps.jpg';
import careers from './bn/careers.jpg';
import contact from './bn/contact.jpg';
import home from './bn/home.jpg';
import marketingSite from './bn/marketing-site.jpg';
import ourTeam from './bn/our-team.jpg';
import services from './bn/services.jpg';
import socialMediaMarketing from './bn/social-media-marketing.jpg';
import template from './bn/template.jpg';
import websiteBuild from './bn/website-build.jpg';
import type { LinkPreviewPictureUrls } from './link-pictures.en.ts';

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
