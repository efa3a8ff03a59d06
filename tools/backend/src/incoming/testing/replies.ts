import type { Random } from './random.ts';

/** A language of a mail program, with words of its users. */
interface Locale {
  readonly wrote: (who: string) => string;
  readonly labels: readonly [from: string, date: string, to: string, subject: string];
  readonly original: string;
  readonly words: string;
}

const LOCALES: Readonly<Record<string, Locale>> = {
  en: {
    wrote: (who) => `On Sun, 22 Nov 2026 at 10:00, ${who} wrote:`,
    labels: ['From', 'Sent', 'To', 'Subject'],
    original: 'Original Message',
    words:
      'Monday suits us well and the teachers agree with your plan. Please start with the home page',
  },
  bn: {
    wrote: (who) => `রবি, ২২ নভে, ২০২৬ তারিখে ১০:০০ AM টায় ${who} লিখেছেন:`,
    labels: ['প্রেরক', 'তারিখ', 'প্রাপক', 'বিষয়'],
    original: 'মূল বার্তা',
    words: 'সোমবার আমাদের সুবিধা হবে আর শিক্ষকেরা রাজি আছেন। দয়া করে প্রথম পাতা থেকে শুরু করুন',
  },
  hi: {
    wrote: (who) => `रवि, 22 नव॰ 2026 को 10:00 am बजे को ${who} ने लिखा:`,
    labels: ['प्रेषक', 'दिनांक', 'प्रति', 'विषय'],
    original: 'मूल संदेश',
    words: 'सोमवार हमारे लिए ठीक है और शिक्षक सहमत हैं। कृपया पहले पन्ने से शुरू करें',
  },
  fr: {
    wrote: (who) => `Le dim. 22 nov. 2026 à 10:00, ${who} a écrit :`,
    labels: ['De', 'Envoyé', 'À', 'Objet'],
    original: "Message d'origine",
    words:
      'Lundi nous convient très bien et les élèves sont d’accord. Merci de commencer par la première page',
  },
  de: {
    wrote: (who) => `Am So., 22. Nov. 2026 um 10:00 Uhr schrieb ${who}:`,
    labels: ['Von', 'Gesendet', 'An', 'Betreff'],
    original: 'Ursprüngliche Nachricht',
    words:
      'Montag passt uns gut und die Lehrer sind einverstanden. Bitte fangen Sie mit der Startseite an',
  },
  es: {
    wrote: (who) => `El dom, 22 nov 2026 a las 10:00, ${who} escribió:`,
    labels: ['De', 'Enviado el', 'Para', 'Asunto'],
    original: 'Mensaje original',
    words:
      'El lunes nos viene bien y los maestros están de acuerdo. Empiecen por la página principal',
  },
  ru: {
    wrote: (who) => `вс, 22 нояб. 2026 г. в 10:00, ${who}:`,
    labels: ['От', 'Отправлено', 'Кому', 'Тема'],
    original: 'Исходное сообщение',
    words: 'Понедельник нам подходит и учителя согласны. Начните пожалуйста с главной страницы',
  },
  ja: {
    wrote: (who) => `2026年11月22日(日) 10:00 ${who}:`,
    labels: ['差出人', '送信日時', '宛先', '件名'],
    original: '元のメッセージ',
    words: '月曜日で 大丈夫です 先生も 賛成です 最初の ページから 始めて ください',
  },
};

const WHO = 'Rita at Torsa <hello@torsa.example>';
const escapeHtml = (text: string): string =>
  text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
const marked = (text: string): string => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escapeHtml(line)}</div>`)
    .join('');

interface Content {
  readonly text?: string;
  readonly html?: string;
}

interface Writing {
  readonly locale: Locale;
  /** The sender's text above, below or between the lines of the quotation. */
  readonly above: string;
  readonly below: string;
  /** The quoted email. Its beginning can be answered line by line. */
  readonly question: string;
  readonly rest: string;
  readonly between: string;
}

const quotedIn = ({ question, between, rest }: Writing, mark: (text: string) => string): string =>
  [mark(question), between, mark(rest)].filter((text) => text !== '').join('\n');

const joined = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n');

/** The mail programs and their formats of a reply. */
const PROGRAMS: Readonly<Record<string, (writing: Writing) => Content>> = {
  'Gmail in text': (writing) => ({
    text: joined(
      writing.above,
      `${writing.locale.wrote(WHO)}\n\n${quotedIn(writing, marked)}`,
      writing.below,
    ),
  }),
  'Gmail with a broken line': (writing) => ({
    text: joined(
      writing.above,
      `${writing.locale.wrote(WHO).replace(' <', '\n<')}\n\n${quotedIn(writing, marked)}`,
      writing.below,
    ),
  }),
  'Gmail in HTML': ({ locale, above, below, question, rest, between }) => ({
    html: `<div dir="ltr">${paragraphs(above)}</div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escapeHtml(locale.wrote(WHO))}<br></div><blockquote class="gmail_quote">${paragraphs(question)}</blockquote>${paragraphs(between)}<blockquote class="gmail_quote">${paragraphs(rest)}</blockquote></div>${paragraphs(below)}`,
  }),
  'Apple Mail': ({ locale, above, below, question, rest, between }) => ({
    html: `<body>${paragraphs(above)}<div><blockquote type="cite"><div>${escapeHtml(locale.wrote(WHO))}</div><br>${paragraphs(question)}</blockquote>${paragraphs(between)}<blockquote type="cite">${paragraphs(rest)}</blockquote></div>${paragraphs(below)}</body>`,
  }),
  Thunderbird: ({ locale, above, below, question, rest, between }) => ({
    html: `${paragraphs(above)}<div class="moz-cite-prefix">${escapeHtml(locale.wrote('Rita at Torsa'))}<br></div><blockquote type="cite" cite="mid:1@x">${paragraphs(question)}</blockquote>${paragraphs(between)}<blockquote type="cite">${paragraphs(rest)}</blockquote>${paragraphs(below)}`,
  }),
  'Yahoo in HTML': ({ locale, above, below, question, rest, between }) => ({
    html: `<div class="ydp">${paragraphs(above)}</div><div class="yahoo_quoted"><div>${escapeHtml(locale.wrote(WHO))}</div><blockquote>${paragraphs(question)}</blockquote></div>${paragraphs(between)}<div class="yahoo_quoted"><blockquote>${paragraphs(rest)}</blockquote></div>${paragraphs(below)}`,
  }),
  'Proton in text': (writing) => ({
    text: joined(
      writing.above,
      `Sent with Proton Mail secure email.\n\n${writing.locale.wrote(WHO)}\n\n${quotedIn(writing, marked)}`,
      writing.below,
    ),
  }),
  'Outlook on the web': (writing) => ({
    html: `<div class="elementToProof">${paragraphs(writing.above)}</div><hr><div id="divRplyFwdMsg"><font>${headerOf(
      writing,
    )
      .map(([label, value]) => `<b>${label}:</b> ${escapeHtml(value)}`)
      .join(
        '<br>',
      )}</font></div><div>${paragraphs(`${quotedIn(writing, String)}\n${writing.below}`)}</div>`,
  }),
  'Outlook in text': (writing) => ({
    text: joined(
      writing.above,
      `________________________________\n${headerText(writing)}\n\n${quotedIn(writing, String)}`,
      writing.below,
    ),
  }),
  'Outlook on a computer': (writing) => ({
    text: joined(
      writing.above,
      `${headerText(writing)}\n\n${quotedIn(writing, String)}`,
      writing.below,
    ),
  }),
  Samsung: (writing) => ({
    text: joined(
      writing.above,
      `-------- ${writing.locale.original} --------\n${headerText(writing)}\n\n${quotedIn(writing, String)}`,
      writing.below,
    ),
  }),
};

const headerOf = ({ locale: { labels } }: Writing): readonly (readonly [string, string])[] => [
  [labels[0], WHO],
  [labels[1], '22/11/2026 10:00'],
  [labels[2], 'Ada <ada@example.org>'],
  [labels[3], 'Re: Hello'],
];

const headerText = (writing: Writing): string =>
  headerOf(writing)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

type Style = 'top' | 'bottom' | 'between' | 'above and below';

const ENCODINGS = ['8bit', 'base64', 'quoted-printable'] as const;

function encoded(type: string, text: string, encoding: (typeof ENCODINGS)[number]): string {
  const bytes = Buffer.from(text.replace(/\n/g, '\r\n'));
  const content = {
    '8bit': () => bytes.toString('latin1'),
    base64: () => bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
    'quoted-printable': () =>
      bytes
        .toString('latin1')
        .replace(
          /[^\r\n\x20-\x3c\x3e-\x7e]/g,
          (character) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .replace(/[^\r\n]{70}(?=[^\r\n]{4})/g, (line) =>
          `${line}=\r\n`.replace(/(=.?)=\r\n$/, '=\r\n$1'),
        ),
  }[encoding]();
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}\r\n`;
}

export interface GeneratedReply {
  readonly name: string;
  readonly source: Buffer;
  /** Every word that the sender wrote. */
  readonly words: readonly string[];
  /** The last words of the quoted email, which must not stay in the reply. */
  readonly quoted: string;
  readonly hasFile: boolean;
}

/** Generates a reply to a company email in the format of a mail program. */
export function generateReply(
  number: number,
  random: Random,
  sent: { readonly question: string; readonly rest: string; readonly foot: string },
): GeneratedReply {
  const [code, locale] = random.pick(
    Object.entries(LOCALES) as [[string, Locale], ...[string, Locale][]],
  );
  const [program, write] = random.pick(
    Object.entries(PROGRAMS) as [
      [string, (writing: Writing) => Content],
      ...[string, (writing: Writing) => Content][],
    ],
  );
  const style = random.pick<Style>(['top', 'top', 'bottom', 'between', 'above and below']);
  const vocabulary = locale.words.split(' ');
  const line = (length: number): string =>
    Array.from({ length }, () => vocabulary[random.below(vocabulary.length)]).join(' ');
  const writing = (mark: string): string =>
    [
      `${mark}${number} ${line(2 + random.below(8))}`,
      '',
      line(1 + random.below(12)),
      `${mark}end${number}`,
    ].join('\n');
  const content = write({
    locale,
    above: style === 'top' || style === 'above and below' ? writing('above') : '',
    below: style === 'bottom' || style === 'above and below' ? writing('below') : '',
    between: style === 'between' ? writing('between') : '',
    question: sent.question,
    rest: `${sent.rest}\n\n${sent.foot}`,
  });
  const encoding = random.pick(ENCODINGS);
  const own = [
    ...(style === 'top' || style === 'above and below' ? ['above'] : []),
    ...(style === 'bottom' || style === 'above and below' ? ['below'] : []),
    ...(style === 'between' ? ['between'] : []),
  ];
  const plain = content.text ?? content.html?.replace(/<[^>]*>/g, '\n') ?? '';
  const bodies =
    content.html === undefined
      ? encoded('text/plain', plain, encoding)
      : encoded('text/html', content.html, encoding);
  const hasFile = random.below(4) === 0;
  const head = `From: Ada <ada@example.org>\r\nSubject: Re: Hello\r\nMessage-ID: <${number}@example.org>\r\nMIME-Version: 1.0\r\n`;
  const file = `--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nPDF\r\n--b--\r\n`;
  const source = hasFile
    ? `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${bodies}${file}`
    : head + bodies;
  return {
    name: `${number}: ${program}, ${code}, ${style}, ${encoding}`,
    source: Buffer.from(source, 'latin1'),
    words: own.flatMap((mark) => ownWords(plain, mark, number)),
    quoted: sent.rest,
    hasFile,
  };
}

/** Returns the words between the marks of the sender's text. */
function ownWords(text: string, mark: string, number: number): readonly string[] {
  const start = text.indexOf(`${mark}${number}`);
  const end = text.indexOf(`${mark}end${number}`);
  return text.slice(start, end + `${mark}end${number}`.length).match(/\S+/g) ?? [];
}
