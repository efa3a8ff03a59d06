/** The look of every mail, in the colours of the site's day and night; `shared/src/theme/palettes.ts` has their names. */
const STYLE = `
  .river { background: #0b5546; color: #fffcf5; }
  @media (prefers-color-scheme: dark) {
    .page { background: #071613 !important; }
    .card { background: #0e231f !important; border-color: #234039 !important; }
    .ink, .ink h1 { color: #eef1e6 !important; }
    .muted, .muted a { color: #b7c8be !important; }
    .river { background: #86dcc3 !important; color: #05211a !important; }
    .line { border-color: #6f8f84 !important; }
  }`;

export const mailLanguages = ['en', 'bn'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What addresses of the site begin with in a language. */
export const prefixOf = (language: MailLanguage): string => (language === 'bn' ? '/bn' : '');

/** What every mail program has; of Bengali, what phones and Windows have. */
const PLAIN = 'Arial, Helvetica, sans-serif';
const FONTS: Readonly<Record<MailLanguage, { readonly text: string; readonly title: string }>> = {
  en: { text: PLAIN, title: `Georgia, 'Times New Roman', serif` },
  bn: {
    text: `'Noto Sans Bengali', 'Nirmala UI', Vrinda, ${PLAIN}`,
    title: `'Noto Serif Bengali', 'Nirmala UI', Vrinda, Georgia, serif`,
  },
};

/** What a mail says of the company: what the founder has set, and where nothing is set what the site began with. */
export interface PublishedSettings {
  readonly contact?: Readonly<Record<string, string>>;
  readonly offices?: Readonly<Record<string, string>>;
}

/** Where the company is and answers. */
export interface Foot {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

/** What no setting changes, and the street that the site began with. */
export const NAMES = {
  en: {
    company: 'Torsa',
    street: 'Sunity Road, near Sagar Dighi',
    place: 'Cooch Behar, West Bengal',
  },
  bn: { company: 'তোর্সা', street: 'সুনীতি রোড, সাগরদিঘির কাছে', place: 'কোচবিহার, পশ্চিমবঙ্গ' },
} as const satisfies Record<MailLanguage, object>;

export function footOf(language: MailLanguage, { contact, offices }: PublishedSettings): Foot {
  const { company, street, place } = NAMES[language];
  const postalCode = offices?.['coochBehar.postalCode'] ?? '736101';
  return {
    name: company,
    address: `${offices?.[`coochBehar.street.${language}`] ?? street}, ${place} ${digitsIn(language, postalCode)}`,
    phone: contact?.['phone.coochBehar'] ?? '+91 3582 555 014',
  };
}

const digitsIn = (language: MailLanguage, digits: string): string =>
  language === 'en'
    ? digits
    : digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A whole mail. @param title and @param parts HTML */
export function mailDocument(language: string, title: string, parts: string): string {
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
  <body class="page" style="margin: 0; padding: 24px 12px; background: #f7f3e8;">
${parts}
  </body>
</html>
`;
}

/** A sheet of paper with the mark above. @param foot HTML: what stands below a line */
export function sheet(language: MailLanguage, content: string, foot: readonly string[]): string {
  const { text, title } = FONTS[language];
  return `    <div lang="${language}" class="card ink" style="max-width: 520px; margin: 0 auto 16px; padding: 28px 24px; border: 1px solid #d6cdb6; border-radius: 20px; background: #fffcf5; color: #13241f; font: 17px/${language === 'bn' ? '1.75' : '1.6'} ${text};">
      <p style="margin: 0 0 20px; font: 24px/1.3 ${title};"><span class="river" style="display: inline-block; width: 24px; height: 28px; margin-right: 8px; border-radius: 14px 14px 4px 4px; background: #0b5546; color: #ffb62e; font: 12px/24px ${PLAIN}; text-align: center; vertical-align: middle;" aria-hidden="true">&#9679;</span>${NAMES[language].company}</p>
${content}
      <p class="muted line" style="margin: 28px 0 0; padding-top: 16px; border-top: 1px solid #d6cdb6; color: #3b4e46; font-size: 15px; overflow-wrap: anywhere;">${foot.join('<br>')}</p>
    </div>`;
}

/** A link at the foot, as high as a finger. @param href as an attribute has it */
export const footLink = (href: string, words: string): string =>
  `<a href="${href}" style="display: inline-block; min-height: 24px; padding: 10px 0; color: #3b4e46; line-height: 24px;">${words}</a>`;

export const heading = (language: MailLanguage, text: string): string =>
  `      <h1 style="margin: 0 0 12px; font: 26px/1.3 ${FONTS[language].title};">${text}</h1>`;

export const paragraph = (html: string): string =>
  `      <p dir="auto" style="margin: 0 0 20px; overflow-wrap: anywhere;">${html}</p>`;

export const small = (html: string): string =>
  `      <p class="muted" dir="auto" style="margin: 0 0 12px; color: #3b4e46; font-size: 15px; overflow-wrap: anywhere;">${html}</p>`;

/** 48 px high. @param href as an attribute has it */
export const button = (href: string, words: string): string =>
  `      <p style="margin: 0 0 24px;"><a class="river" href="${href}" style="display: inline-block; padding: 12px 28px; border-radius: 999px; background: #0b5546; color: #fffcf5; font-weight: bold; line-height: 24px; text-decoration: none;">${words}</a></p>`;

/** What a mail answers. */
export const quotation = (html: string): string =>
  `      <blockquote class="muted line" dir="auto" style="margin: 0; padding: 0 0 0 12px; border-left: 3px solid #75796a; color: #3b4e46; font-size: 15px; overflow-wrap: anywhere;">${html}</blockquote>`;
