import { COMPANY_BY_LANGUAGE, DEFAULT_SITE_SETTINGS, SITE_COLORS } from './brand.ts';

const { day, night } = SITE_COLORS;

/**
 * The colours of the light theme for every email. HTML attributes repeat them, because some mail programs remove
 * styles.
 */
const STYLE = `
  .river { background: ${day.river}; color: ${day.onRiver}; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${night.background} !important; }
    .card { background: ${night.surface} !important; border-color: ${night.line} !important; }
    .ink, .ink h1 { color: ${night.text} !important; }
    .muted, .muted a { color: ${night.textMuted} !important; }
    .river { background: ${night.river} !important; color: ${night.onRiver} !important; }
    .line { border-color: ${night.edge} !important; }
  }`;

export const emailLanguages = ['en', 'bn'] as const;
export type EmailLanguage = (typeof emailLanguages)[number];

/** Returns the URL prefix of the site in a language. */
export const getLanguagePathPrefix = (language: EmailLanguage): string =>
  COMPANY_BY_LANGUAGE[language].prefix;

/** Fonts that every mail program has. Phones and Windows include the Bengali fonts. */
const PLAIN = 'Arial, Helvetica, sans-serif';
const FONTS: Readonly<Record<EmailLanguage, { readonly text: string; readonly title: string }>> = {
  en: { text: PLAIN, title: `Georgia, 'Times New Roman', serif` },
  bn: {
    text: `'Noto Sans Bengali', 'Nirmala UI', Vrinda, ${PLAIN}`,
    title: `'Noto Serif Bengali', 'Nirmala UI', Vrinda, Georgia, serif`,
  },
};

/** The company settings that the founder has changed. */
export interface SavedSiteSettings {
  readonly contact?: Readonly<Record<string, string>>;
  readonly offices?: Readonly<Record<string, string>>;
}

/** The company's contact details at the end of an email. */
export interface EmailFooter {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

export function createEmailFooter(
  language: EmailLanguage,
  { contact, offices }: SavedSiteSettings,
): EmailFooter {
  const { name, street, locality } = COMPANY_BY_LANGUAGE[language];
  const postalCode = Number(offices?.['coochBehar.postalCode'] ?? DEFAULT_SITE_SETTINGS.postalCode);
  return {
    name,
    address: `${offices?.[`coochBehar.street.${language}`] ?? street}, ${locality} ${formatNumber(language, postalCode)}`,
    phone: contact?.['phone.coochBehar'] ?? DEFAULT_SITE_SETTINGS.phone,
  };
}

/** Formats a whole number with the digits of a language, without separators. */
export const formatNumber = (language: EmailLanguage, number: number): string =>
  new Intl.NumberFormat(COMPANY_BY_LANGUAGE[language].locale, { useGrouping: false }).format(
    number,
  );

/** Formats a date such as `2026-11-30`. */
export const formatDay = (language: EmailLanguage, day: string): string =>
  new Intl.DateTimeFormat(COMPANY_BY_LANGUAGE[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Formats the month of a date, such as `October 2026`. */
export const formatMonth = (language: EmailLanguage, day: string): string =>
  new Intl.DateTimeFormat(COMPANY_BY_LANGUAGE[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a number of seconds in its largest full unit, such as `4 hours`, and at least as one minute. */
export function formatDuration(language: EmailLanguage, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return new Intl.NumberFormat(COMPANY_BY_LANGUAGE[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.max(1, Math.round(seconds / size)));
}

/** Formats a time with its date in the Indian time zone. */
export function formatTime(language: EmailLanguage, time: string): string {
  const { locale } = COMPANY_BY_LANGUAGE[language];
  const moment = new Date(time);
  const zone = { timeZone: 'Asia/Kolkata' } as const;
  const clock = { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return [
    new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' }).format(moment),
    new Intl.DateTimeFormat(locale, clock).format(moment),
  ].join(', ');
}

/** Replaces line breaks and control characters in a text, for email headers and lists. */
export const removeLineBreaks = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters.
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Returns the HTML document of an email.
 * @param title and @param parts are HTML
 */
export function writeEmailDocument(language: string, title: string, parts: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${title}</title>
    <style>${STYLE}
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 24px 12px; background: ${day.background};">
${parts}
  </body>
</html>
`;
}

/**
 * Returns the HTML of the email's content box with the logo at the top.
 * @param foot HTML of the lines at the bottom, below a horizontal line
 */
export function writeEmailContentBox(
  language: EmailLanguage,
  content: string,
  foot: readonly string[],
): string {
  const { text, title } = FONTS[language];
  return `    <div lang="${language}" class="card ink" style="max-width: 520px; margin: 0 auto 16px; padding: 28px 24px; border: 1px solid ${day.line}; border-radius: 20px; background: ${day.surface}; color: ${day.text}; font: 17px/${language === 'bn' ? '1.75' : '1.6'} ${text};">
      <p style="margin: 0 0 20px; font: 24px/1.3 ${title};"><span class="river" style="display: inline-block; width: 24px; height: 28px; margin-right: 8px; border-radius: 14px 14px 4px 4px; background: ${day.river}; color: ${day.accent}; font: 12px/24px ${PLAIN}; text-align: center; vertical-align: middle;" aria-hidden="true">&#9679;</span>${COMPANY_BY_LANGUAGE[language].name}</p>
${content}
      <p class="muted line" style="margin: 28px 0 0; padding-top: 16px; border-top: 1px solid ${day.line}; color: ${day.textMuted}; font-size: 15px; overflow-wrap: anywhere;">${foot.join('<br>')}</p>
    </div>`;
}

/**
 * Returns the HTML of a link at the end of an email, high enough for a finger.
 * @param href the URL, escaped for an HTML attribute
 */
export const writeEmailFooterLink = (href: string, words: string): string =>
  `<a href="${href}" style="display: inline-block; min-height: 24px; padding: 10px 0; color: ${day.textMuted}; line-height: 24px;">${words}</a>`;

export const renderEmailHeading = (language: EmailLanguage, text: string): string =>
  `      <h1 style="margin: 0 0 12px; font: 26px/1.3 ${FONTS[language].title};">${text}</h1>`;

export const renderEmailParagraph = (html: string): string =>
  `      <p dir="auto" style="margin: 0 0 20px; overflow-wrap: anywhere;">${html}</p>`;

export const renderEmailSmallPrint = (html: string): string =>
  `      <p class="muted" dir="auto" style="margin: 0 0 12px; color: ${day.textMuted}; font-size: 15px; overflow-wrap: anywhere;">${html}</p>`;

/**
 * Returns the HTML of a button with a height of 48 px.
 * @param href as an HTML attribute
 */
export const renderEmailButton = (href: string, words: string): string =>
  `      <p style="margin: 0 0 24px;"><a class="river" href="${href}" style="display: inline-block; padding: 12px 28px; border-radius: 999px; background: ${day.river}; color: ${day.onRiver}; font-weight: bold; line-height: 24px; text-decoration: none;">${words}</a></p>`;

/** Returns the HTML of a quoted message. */
export const renderEmailQuotation = (html: string): string =>
  `      <blockquote class="muted line" dir="auto" style="margin: 0; padding: 0 0 0 12px; border-left: 3px solid ${day.edge}; color: ${day.textMuted}; font-size: 15px; overflow-wrap: anywhere;">${html}</blockquote>`;

/** Returns the HTML of a table with a heading. The texts are HTML. */
export const renderEmailTable = (
  title: string,
  rows: readonly (readonly [string, string])[],
): string =>
  `      <h2 style="margin: 0 0 4px; font-size: 17px; line-height: 1.4;">${title}</h2>
      <table style="width: 100%; margin: 0 0 20px; border-collapse: collapse; font-size: 15px; line-height: 1.5;">
${rows.map(tableRow).join('\n')}
      </table>`;

function tableRow([name, text]: readonly [string, string]): string {
  const cell = (tag: string, content: string, style: string) =>
    `<${tag} class="line" dir="auto" style="padding: 8px 0; border-bottom: 1px solid ${day.line}; font-weight: normal; text-align: left; vertical-align: top; overflow-wrap: anywhere; ${style}">${content}</${tag.split(' ', 1)[0]}>`;
  return text === ''
    ? `        <tr>${cell('td colspan="2"', name, '')}</tr>`
    : `        <tr>${cell('th scope="row"', name, 'width: 42%; padding-right: 12px;')}
          ${cell('td', text, '')}</tr>`;
}
