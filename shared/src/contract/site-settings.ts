import * as v from 'valibot';
import {
  isEmail,
  normaliseEmail,
  normaliseLine,
  normaliseNumber,
  normalisePhone,
} from '../i18n/text/normalise.ts';

/** The schemas of the founder's settings by section. An empty text means that the founder entered no value. */
const text = (most: number) =>
  v.pipe(
    v.string('missing'),
    v.transform(normaliseLine),
    // Counts an emoji as one character, as the database does.
    v.check((value) => [...value].length <= most, 'tooLong'),
  );
const given = (most: number) => v.pipe(text(most), v.nonEmpty('missing'));
const number = (most: number) =>
  v.pipe(v.string('missing'), v.transform(normaliseNumber), v.maxLength(most, 'tooLong'));
/** The schema of a phone number with the country code, which calls from abroad need. */
const optionalPhone = v.pipe(
  v.string('missing'),
  v.transform(normalisePhone),
  v.regex(/^(\+[1-9][0-9]{0,3}( ?[0-9]){6,14})?$/, 'phone'),
);
const phone = v.pipe(optionalPhone, v.nonEmpty('missing'));
/** The schema of an email address without `&` and `?`, which have a meaning in `mailto:` links. */
const email = v.pipe(
  v.string('missing'),
  v.transform(normaliseEmail),
  v.nonEmpty('missing'),
  v.check((value) => [...value].length <= 250, 'tooLong'),
  v.check((value) => isEmail(value) && !/[&?]/.test(value), 'email'),
);
const profile = v.pipe(text(200), v.regex(/^(https:\/\/[^\s"<>\\]+)?$/, 'profile'));
const postalCode = v.pipe(
  number(6),
  v.nonEmpty('missing'),
  v.regex(/^[1-9][0-9]{5}$/, 'postalCode'),
);
const day = v.pipe(
  number(10),
  v.check((value) => value === '' || isDay(value), 'day'),
);
const price = v.pipe(number(9), v.regex(/^([1-9][0-9]{0,8})?$/, 'price'));
const weeks = v.pipe(number(3), v.regex(/^([1-9][0-9]{0,2})?$/, 'weeks'));
const openOrClosed = v.pipe(
  v.string('malformed'),
  v.transform(normaliseLine),
  v.picklist(['open', 'closed'], 'malformed'),
);

/** The maximum length of an announcement, in characters. */
export const maxBannerLength = 200;

const office = <Id extends string>(id: Id) =>
  ({
    [`${id}.street.en`]: given(100),
    [`${id}.street.bn`]: given(100),
    [`${id}.postalCode`]: postalCode,
    [`${id}.hours.en`]: given(100),
    [`${id}.hours.bn`]: given(100),
  }) as Record<
    `${Id}.${'street' | 'hours'}.${'en' | 'bn'}` | `${Id}.postalCode`,
    ReturnType<typeof given>
  >;

const service = <Id extends string>(id: Id) =>
  ({ [`${id}.price`]: price, [`${id}.weeks`]: weeks }) as Record<
    `${Id}.${'price' | 'weeks'}`,
    typeof price
  >;

/** The field names of each section. The SQL function `private.setting_problem` checks the same fields. */
export const settingSectionSchemas = {
  contact: v.object({
    'phone.coochBehar': phone,
    'phone.kolkata': phone,
    'email.projects': email,
    'email.support': email,
    'email.careers': email,
    whatsapp: optionalPhone,
  }),
  offices: v.object({ ...office('coochBehar'), ...office('kolkata') }),
  openings: v.object({
    frontend: openOrClosed,
    ai: openOrClosed,
    marketing: openOrClosed,
    design: openOrClosed,
  }),
  banner: v.pipe(
    v.object({
      'text.en': text(maxBannerLength),
      'text.bn': text(maxBannerLength),
      until: day,
    }),
    v.forward(
      v.check((all) => (all['text.en'] === '') === (all['text.bn'] === ''), 'bothLanguages'),
      ['text.bn'],
    ),
    v.forward(
      v.check((all) => all['text.en'] === '' || all.until !== '', 'missing'),
      ['until'],
    ),
  ),
  company: v.object({
    legalName: text(100),
    registration: text(100),
    linkedin: profile,
    instagram: profile,
    facebook: profile,
    github: profile,
  }),
  services: v.object({
    ...service('website-build'),
    ...service('template'),
    ...service('marketing-site'),
    ...service('ai-tool'),
    ...service('apps'),
    ...service('social-media-marketing'),
  }),
  logins: v.object({ employee: openOrClosed }),
} as const;

export type SettingSection = keyof typeof settingSectionSchemas;

const sections = settingSectionSchemas;

/** The schema of all settings. Sections that the founder has not saved are absent. */
export const siteSettingsSchema = v.object(
  {
    contact: v.exactOptional(sections.contact),
    offices: v.exactOptional(sections.offices),
    openings: v.exactOptional(sections.openings),
    banner: v.exactOptional(sections.banner),
    company: v.exactOptional(sections.company),
    services: v.exactOptional(sections.services),
    logins: v.exactOptional(sections.logins),
  },
  'must be an object',
);

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

/** Returns true if a text is a date from 2000 to 2100, the range that the database accepts. */
function isDay(text: string): boolean {
  const time = /^(20\d\d|2100)-\d\d-\d\d$/.test(text)
    ? Date.parse(`${text}T00:00:00Z`)
    : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
