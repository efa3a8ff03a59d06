import { type ByLanguage, type Language, languages } from '@torsa/shared/i18n/languages';
import type { Service } from '../output/picture-kinds.ts';
import { ogTexts as bn } from './og-texts.bn.ts';
import { ogTexts as en, type OgPageName, type OgText, type OgTexts } from './og-texts.en.ts';

/** The content of a page's link picture. */
export interface OgPage extends OgText {
  readonly language: Language;
  /** The name of the file. */
  readonly name: OgPageName;
  readonly places: string;
  /** The service whose landscape is the background. */
  readonly landscape: Service;
}

const texts: ByLanguage<OgTexts> = { en, bn };

const landscapes: Readonly<Record<OgPageName, Service>> = {
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

export const ogPageNames = Object.keys(landscapes) as readonly OgPageName[];

/** Every link picture, in every language with a text for it. */
export const ogPages: readonly OgPage[] = languages.flatMap((language) => {
  const words = texts[language];
  if (!words) return [];
  const { pages, places } = words;
  return ogPageNames.map((name) => ({
    language,
    name,
    ...pages[name],
    places,
    landscape: landscapes[name],
  }));
});
