// Vitest generates this file, because edge functions cannot import shared/src. To update it, run brand.test.ts with -u.

/** The site's colours in the light and the dark theme. */
export const SITE_COLORS = {
  day: {
    background: '#f7f3e8',
    surface: '#fffcf5',
    text: '#13241f',
    textMuted: '#3b4e46',
    line: '#d6cdb6',
    edge: '#75796a',
    river: '#0b5546',
    onRiver: '#fffcf5',
    accent: '#ffb62e',
  },
  night: {
    background: '#071613',
    surface: '#0e231f',
    text: '#eef1e6',
    textMuted: '#b7c8be',
    line: '#234039',
    edge: '#6f8f84',
    river: '#86dcc3',
    onRiver: '#05211a',
    accent: '#ffb62e',
  },
} as const;

/** The company's data and the URL prefix of the site, in each language. */
export const COMPANY_BY_LANGUAGE = {
  en: {
    name: 'Torsa',
    street: 'Sunity Road, near Sagar Dighi',
    locality: 'Cooch Behar, West Bengal',
    locale: 'en-IN',
    prefix: '',
  },
  bn: {
    name: 'তোর্সা',
    street: 'সুনীতি রোড, সাগরদিঘির কাছে',
    locality: 'কোচবিহার, পশ্চিমবঙ্গ',
    locale: 'bn-IN',
    prefix: '/bn',
  },
} as const;

/** The default site settings, for settings that the founder has not saved. */
export const DEFAULT_SITE_SETTINGS = {
  phone: '+91 3582 555 014',
  postalCode: '736101',
} as const;
