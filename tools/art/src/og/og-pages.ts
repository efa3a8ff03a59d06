import { type Language, languages, type ValuesByLanguage } from '@torsa/shared/i18n/languages';
import type { IllustratedService } from '../output/picture-kinds.ts';
import { linkPreviewTexts as bn } from './og-texts.bn.ts';
import {
  linkPreviewTexts as en,
  type LinkPreviewPageName,
  type LinkPreviewText,
  type LinkPreviewTexts,
} from './og-texts.en.ts';

/** The content of a page's link preview picture (Open Graph image). */
export interface LinkPreviewPicture extends LinkPreviewText {
  readonly language: Language;
  /** The picture's file name. */
  readonly name: LinkPreviewPageName;
  readonly places: string;
  /** The ID of the service whose landscape picture is the background. */
  readonly landscape: IllustratedService;
}

const texts: ValuesByLanguage<LinkPreviewTexts> = { en, bn };

const landscapes: Readonly<Record<LinkPreviewPageName, IllustratedService>> = {
  home: 'template',
  about: 'marketing-site',
  services: 'ai-tool',
  'website-build': 'website-build',
  template: 'template',
  'marketing-site': 'marketing-site',
  'ai-tool': 'ai-tool',
  apps: 'apps',
  'social-media-marketing': 'social-media-marketing',
  'our-team': 'social-media-marketing',
  careers: 'apps',
  contact: 'marketing-site',
};

export const linkPreviewPageNames = Object.keys(landscapes) as readonly LinkPreviewPageName[];

/** Lists every link preview picture, in each language that has a text for the picture. */
export const linkPreviewPictures: readonly LinkPreviewPicture[] = languages.flatMap((language) => {
  const words = texts[language];
  if (!words) return [];
  const { pages, places } = words;
  return linkPreviewPageNames.map((name) => ({
    language,
    name,
    ...pages[name],
    places,
    landscape: landscapes[name],
  }));
});
