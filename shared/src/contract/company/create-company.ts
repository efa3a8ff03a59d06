import { type Language, languageDefinitions, localize } from '../../i18n/languages.ts';
import type { SiteSettings } from '../site-settings.ts';
import { companyTexts as bn } from './company.bn.ts';
import { companyTexts as en } from './company.en.ts';
import {
  type Company,
  type OfficeId,
  type OptionalCompanyFacts,
  officeIds,
  type ServiceTerms,
} from './company.ts';
import { defaultSiteSettings, officeMapQueries } from './default-settings.ts';

const texts = { en, bn };

/** Returns the language of the site settings for a page, because the settings are only in English and Bengali. */
const inSettings = (language: Language) => localize<'en' | 'bn'>(language, { en: 'en', bn: 'bn' });

const social = [
  ['linkedin', 'LinkedIn', 'https://www.linkedin.com/'],
  ['instagram', 'Instagram', 'https://www.instagram.com/'],
  ['facebook', 'Facebook', 'https://www.facebook.com/'],
  ['github', 'GitHub', 'https://github.com/'],
] as const;

/** Creates the company's data in one language from the founder's settings and the default settings. */
export function createCompany(language: Language, settings: SiteSettings = {}): Company {
  const { name, tagline } = localize(language, texts);
  const contact = settings.contact ?? defaultSiteSettings.contact;
  const openings = Object.entries(settings.openings ?? {});
  return {
    name,
    tagline,
    emails: [
      { id: 'projects', address: contact['email.projects'] },
      { id: 'support', address: contact['email.support'] },
    ],
    careersEmail: contact['email.careers'],
    phones: [
      { id: 'coochBehar', ...dialled(contact['phone.coochBehar']) },
      { id: 'kolkata', ...dialled(contact['phone.kolkata']) },
    ],
    offices: officeIds.map((id) => officeOf(id, language, settings.offices)),
    socialLinks: social.map(([id, name, url]) => ({ name, url: settings.company?.[id] || url })),
    closedOpenings: openings.filter(([, state]) => state === 'closed').map(([id]) => id),
    employeeLogin: settings.logins?.employee === 'open',
    optionalFacts: givenFacts(language, settings),
  };
}

function givenFacts(language: Language, settings: SiteSettings): OptionalCompanyFacts {
  const { contact, company, offices, banner } = settings;
  const written = inSettings(language);
  const profiles = social.flatMap(([id]) => company?.[id] || []);
  const services = termsOf(settings.services);
  return {
    ...(offices && { hours: offices[`coochBehar.hours.${written}`] }),
    ...(contact?.whatsapp && { whatsapp: dialled(contact.whatsapp) }),
    ...(company?.legalName && { legalName: company.legalName }),
    ...(company?.registration && { registration: company.registration }),
    ...(profiles.length > 0 && { profiles }),
    ...(Object.keys(services).length > 0 && { services }),
    ...(banner?.[`text.${written}`] && { banner: banner[`text.${written}`] }),
  };
}

function officeOf(id: OfficeId, language: Language, set: SiteSettings['offices']) {
  const { name, city, region } = localize(language, texts).offices[id];
  const values = set ?? defaultSiteSettings.offices;
  const written = inSettings(language);
  const street = values[`${id}.street.${written}`];
  const postalCode = values[`${id}.postalCode`];
  const isMoved = values[`${id}.street.en`] !== defaultSiteSettings.offices[`${id}.street.en`];
  return {
    id,
    name,
    city,
    addressLines: [street, `${city}, ${region} ${digitsIn(language, postalCode)}`],
    postalCode,
    hours: values[`${id}.hours.${written}`],
    mapUrl: mapSearch(
      isMoved ? `${values[`${id}.street.en`]}, ${en.offices[id].city}` : officeMapQueries[id],
    ),
  };
}

function termsOf(services: SiteSettings['services']): Readonly<Record<string, ServiceTerms>> {
  const terms: Record<string, ServiceTerms> = {};
  for (const [field, value] of Object.entries(services ?? {})) {
    const [id = '', term = ''] = field.split('.');
    if (value !== '') terms[id] = { ...terms[id], [term]: Number(value) };
  }
  return terms;
}

function dialled(display: string) {
  return { display, number: display.replaceAll(' ', '') };
}

/** Writes a postal code with the digits of the language, such as Bengali digits. */
function digitsIn(language: Language, digits: string): string {
  const form = { useGrouping: false };
  return new Intl.NumberFormat(languageDefinitions[language].locale, form).format(Number(digits));
}

function mapSearch(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
