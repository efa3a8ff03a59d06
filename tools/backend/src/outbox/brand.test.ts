import { createCompany } from '@torsa/shared/contract/company/create-company';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { getLanguagePrefix, languageDefinitions } from '@torsa/shared/i18n/languages';
import { type ColorPalette, darkPalette, lightPalette } from '@torsa/shared/theme/palettes';
import { expect, test } from 'vitest';

const FILE = '../../../../supabase/functions/_shared/brand.ts';
const LANGUAGES = ['en', 'bn'] as const;

const entry = (key: string, value: string): string =>
  `    ${/^\w+$/.test(key) ? key : `'${key}'`}: '${value}',`;

const record = (name: string, values: Readonly<Record<string, string>>): string =>
  [`  ${name}: {`, ...Object.entries(values).map(([key, value]) => entry(key, value)), '  },'].join(
    '\n',
  );

const COLORS = [
  'background',
  'surface',
  'text',
  'textMuted',
  'line',
  'edge',
  'river',
  'onRiver',
  'accent',
] as const satisfies readonly (keyof ColorPalette)[];

const colorsOf = (palette: ColorPalette) =>
  Object.fromEntries(COLORS.map((color) => [color, palette[color]]));

function companyIn(language: (typeof LANGUAGES)[number]) {
  const { name, offices } = createCompany(language);
  const [street, locality = ''] = offices[0]?.addressLines ?? [];
  return {
    name,
    street: street ?? '',
    // Plain text needs no protection from line breaks.
    locality: locality.replaceAll('\u00a0', ' ').replace(/ [^ ]+$/, ''),
    locale: languageDefinitions[language].locale,
    prefix: getLanguagePrefix(language),
  };
}

const brand =
  () => `// Vitest generates this file, because edge functions cannot import shared/src. To update it, run brand.test.ts with -u.

/** The site's colours in the light and the dark theme. */
export const SITE_COLORS = {
${record('day', colorsOf(lightPalette))}
${record('night', colorsOf(darkPalette))}
} as const;

/** The company's data and the URL prefix of the site, in each language. */
export const COMPANY_BY_LANGUAGE = {
${LANGUAGES.map((language) => record(language, companyIn(language))).join('\n')}
} as const;

/** The default site settings, for settings that the founder has not saved. */
export const DEFAULT_SITE_SETTINGS = {
  phone: '${defaultSiteSettings.contact['phone.coochBehar']}',
  postalCode: '${defaultSiteSettings.offices['coochBehar.postalCode']}',
} as const;
`;

test('the emails use the colours, email address and phone number of the site', async () => {
  await expect(brand()).toMatchFileSnapshot(FILE);
});
