import { companyTexts } from '@torsa/shared/contract/company/company.en';
import type { IllustratedService } from '../output/picture-kinds.ts';

/** The pages that have their own link preview picture. */
export type LinkPreviewPageName =
  | 'home'
  | 'about'
  | 'services'
  | IllustratedService
  | 'our-team'
  | 'careers'
  | 'contact';

/** The texts on link preview pictures. */
export interface LinkPreviewTexts {
  /** The text line at the bottom of each link preview picture. */
  readonly places: string;
  readonly pages: Readonly<Record<LinkPreviewPageName, LinkPreviewText>>;
}

export interface LinkPreviewText {
  readonly kicker: string;
  /** The title of a link preview picture, in two or three short lines. */
  readonly title: readonly string[];
}

const { coochBehar, kolkata } = companyTexts.offices;

export const linkPreviewTexts: LinkPreviewTexts = {
  places: `${coochBehar.city} and ${kolkata.city}`,
  pages: {
    home: { kicker: companyTexts.name, title: ['Good software,', 'built beside', 'a river'] },
    about: {
      kicker: 'About us',
      title: ['Named after the', 'river at the end', 'of our street'],
    },
    services: { kicker: 'Services', title: ['Six things we do,', 'and do ourselves'] },
    'website-build': {
      kicker: 'Website Build',
      title: ['A website that', 'earns its keep'],
    },
    template: { kicker: 'Templates', title: ['Published within', 'ten working days'] },
    'marketing-site': {
      kicker: 'Marketing Sites',
      title: ['One message,', 'one action'],
    },
    'ai-tool': {
      kicker: 'AI Tools',
      title: ['Less copying,', 'sorting and', 'looking up'],
    },
    apps: { kicker: 'App Development', title: ['For people who', 'are not at a desk'] },
    'social-media-marketing': {
      kicker: 'Digital Marketing',
      title: ['Known in your street.', 'Now in your district.'],
    },
    'our-team': { kicker: 'Our team', title: ['The people who', 'answer when', 'you call'] },
    careers: { kicker: 'Careers', title: ['Work beside', 'the river'] },
    contact: { kicker: 'Contact us', title: ['Tell us what', 'should be easier'] },
  },
};
