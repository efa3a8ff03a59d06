import { type ServiceId, serviceIds } from '@torsa/shared/company';
import { companyTexts, serviceTitles } from '@torsa/shared/company/company.en';

/** What the picture of a link to a page shows. */
export interface OgPage {
  /** Names the file. */
  readonly name: string;
  readonly kicker: string;
  /** Two or three short lines. */
  readonly title: readonly string[];
  /** Whose landscape stands behind it. */
  readonly scene: ServiceId;
}

const promises: Readonly<Record<ServiceId, readonly string[]>> = {
  'website-build': ['A website that', 'earns its keep'],
  template: ['Published within', 'ten working days'],
  'marketing-site': ['One message,', 'one action'],
  'ai-tool': ['Less copying,', 'sorting and', 'looking up'],
  apps: ['For people who', 'are not at a desk'],
  'social-media-marketing': ['Known in your street.', 'Now in your district.'],
};

/** Every public page. */
export const ogPages: readonly OgPage[] = [
  {
    name: 'home',
    kicker: companyTexts.name,
    title: ['Good software,', 'built beside', 'a river'],
    scene: 'template',
  },
  {
    name: 'about',
    kicker: 'About us',
    title: ['Named after the', 'river at the end', 'of our street'],
    scene: 'marketing-site',
  },
  {
    name: 'services',
    kicker: 'Services',
    title: ['Six things we do,', 'and do ourselves'],
    scene: 'ai-tool',
  },
  ...serviceIds.map((id) => ({
    name: id,
    kicker: serviceTitles[id],
    title: promises[id],
    scene: id,
  })),
  {
    name: 'our-team',
    kicker: 'Our team',
    title: ['The people who', 'answer when', 'you call'],
    scene: 'social-media-marketing',
  },
  {
    name: 'careers',
    kicker: 'Careers',
    title: ['Work beside', 'the river'],
    scene: 'apps',
  },
  {
    name: 'contact',
    kicker: 'Contact us',
    title: ['Tell us what', 'should be easier'],
    scene: 'marketing-site',
  },
];
