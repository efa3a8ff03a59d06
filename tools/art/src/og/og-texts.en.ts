import type { ServiceId } from '@torsa/shared/company';
import { companyTexts, serviceTitles } from '@torsa/shared/company/company.en';

/** Every public page. */
export type OgPageName =
  | 'home'
  | 'about'
  | 'services'
  | ServiceId
  | 'our-team'
  | 'careers'
  | 'contact';

/** The words on the pictures of links. */
export interface OgTexts {
  /** Stands under each. */
  readonly places: string;
  readonly pages: Readonly<Record<OgPageName, OgWords>>;
}

export interface OgWords {
  readonly kicker: string;
  /** Two or three short lines. */
  readonly title: readonly string[];
}

const { coochBehar, kolkata } = companyTexts.offices;

export const ogTexts: OgTexts = {
  places: `${coochBehar.city} and ${kolkata.city}`,
  pages: {
    home: { kicker: companyTexts.name, title: ['Good software,', 'built beside', 'a river'] },
    about: {
      kicker: 'About us',
      title: ['Named after the', 'river at the end', 'of our street'],
    },
    services: { kicker: 'Services', title: ['Six things we do,', 'and do ourselves'] },
    'website-build': {
      kicker: serviceTitles['website-build'],
      title: ['A website that', 'earns its keep'],
    },
    template: { kicker: serviceTitles.template, title: ['Published within', 'ten working days'] },
    'marketing-site': {
      kicker: serviceTitles['marketing-site'],
      title: ['One message,', 'one action'],
    },
    'ai-tool': {
      kicker: serviceTitles['ai-tool'],
      title: ['Less copying,', 'sorting and', 'looking up'],
    },
    apps: { kicker: serviceTitles.apps, title: ['For people who', 'are not at a desk'] },
    'social-media-marketing': {
      kicker: serviceTitles['social-media-marketing'],
      title: ['Known in your street.', 'Now in your district.'],
    },
    'our-team': { kicker: 'Our team', title: ['The people who', 'answer when', 'you call'] },
    careers: { kicker: 'Careers', title: ['Work beside', 'the river'] },
    contact: { kicker: 'Contact us', title: ['Tell us what', 'should be easier'] },
  },
};
