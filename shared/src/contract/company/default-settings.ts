import type { SiteSettings } from '../site-settings.ts';
import { companyTexts as bn } from './company.bn.ts';
import { companyTexts as en } from './company.en.ts';
import type { OfficeId } from './company.ts';

/** Default site settings for the fields that the founder has not saved. */
export const defaultSiteSettings: Required<SiteSettings> = {
  contact: {
    'phone.coochBehar': '+91 3582 555 014',
    'phone.kolkata': '+91 33 5550 0142',
    'email.projects': 'hello@torsa.example',
    'email.support': 'support@torsa.example',
    'email.careers': 'careers@torsa.example',
    whatsapp: '',
  },
  offices: { ...office('coochBehar', '736101'), ...office('kolkata', '700091') },
  openings: { frontend: 'open', ai: 'open', marketing: 'open', design: 'open' },
  banner: { 'text.en': '', 'text.bn': '', until: '' },
  company: {
    legalName: '',
    registration: '',
    linkedin: '',
    instagram: '',
    facebook: '',
    github: '',
  },
  services: {
    ...service('website-build'),
    ...service('template'),
    ...service('marketing-site'),
    ...service('ai-tool'),
    ...service('apps'),
    ...service('social-media-marketing'),
  },
  logins: { employee: 'closed' },
};

/** The map search queries for the offices' default addresses. */
export const officeMapQueries = {
  coochBehar: 'Sagar Dighi, Cooch Behar, West Bengal',
  kolkata: 'Sector V, Salt Lake, Kolkata',
} satisfies Record<OfficeId, string>;

function office<Id extends OfficeId>(id: Id, postalCode: string) {
  return {
    [`${id}.street.en`]: en.offices[id].street,
    [`${id}.street.bn`]: bn.offices[id].street,
    [`${id}.postalCode`]: postalCode,
    [`${id}.hours.en`]: en.offices[id].hours,
    [`${id}.hours.bn`]: bn.offices[id].hours,
  } as Record<`${Id}.${'street' | 'hours'}.${'en' | 'bn'}` | `${Id}.postalCode`, string>;
}

function service<Id extends string>(id: Id) {
  return { [`${id}.price`]: '', [`${id}.weeks`]: '' } as Record<
    `${Id}.${'price' | 'weeks'}`,
    string
  >;
}
