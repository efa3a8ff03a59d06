import { COMPANY } from './brand.ts';
import {
  button,
  escapeHtml,
  footLink,
  footOf,
  type MailLanguage,
  mailDocument,
  type PublishedSettings,
  paragraph,
  prefixOf,
  quotation,
  sheet,
  small,
} from './mail-look.ts';
import {
  type MailKind,
  type Subscription,
  unsubscribeAddress,
  unsubscribePage,
} from './unsubscribe.ts';

/** A mail as `claim_mails` gives it. */
export interface ClaimedMail {
  readonly id: string;
  /** Null unless it carries a reply. */
  readonly message_id: string | null;
  /** Its Message-ID without the domain: signed where it carries a reply, so that a report can name it. */
  readonly mail_id: string;
  readonly recipient: string;
  /** First name of whoever of the staff wrote it; empty where the company writes. */
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  readonly quoted: string;
  /** A path of the site; empty where no button leads there. */
  readonly link: string;
  readonly reply_token: string | null;
  /** What it answers, the root first: a whole Message-ID, or one of ours without its domain. */
  readonly thread: readonly string[];
  /** What its reader chose for mails. */
  readonly language: MailLanguage | null;
  /** What it is a notice of, and the token that switches that off; null where its reader has no account. */
  readonly kind: MailKind | null;
  readonly unsubscribe_token: string | null;
}

export interface MailSettings {
  /** The company's address. Answers come to `reply+…` at its domain. */
  readonly from: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Where the functions of the backend are. */
  readonly functionsUrl: string;
}

interface Address {
  readonly name: string;
  readonly address: string;
}

/** An email as `sendMail` of nodemailer takes it. */
export interface ComposedMail {
  readonly from: Address;
  readonly to: Address;
  readonly replyTo?: Address;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly inReplyTo?: string;
  readonly references?: string[];
  readonly headers: Record<string, string>;
  /** Of texts and headers. In base64 no line of a text is read as part of the protocol. */
  readonly encoding: 'base64';
  readonly textEncoding: 'base64';
}

/**
 * Writes an email as plain text and HTML. Its headers keep a conversation in one thread and offer to unsubscribe.
 * @param published the company's settings that the founder has changed
 */
export function composeMail(
  mail: ClaimedMail,
  { from, siteUrl, functionsUrl }: MailSettings,
  published: PublishedSettings,
): ComposedMail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const thread = mail.thread.map((id) => (id.includes('@') ? bracketed(id) : `<${id}@${domain}>`));
  const last = thread.at(-1);
  const subscription = subscriptionOf(mail);
  const language = languageOf(mail);
  const parts = { mail, language, siteUrl, published, subscription };
  const company = COMPANY[language].name;
  const name = mail.sender === '' ? company : WORDS[language].from(mail.sender, company);
  return {
    from: { name: headerText(name), address: from },
    to: { name: '', address: mail.recipient },
    ...(mail.reply_token !== null && {
      replyTo: { name: '', address: `reply+${mail.reply_token}@${domain}` },
    }),
    subject: headerText(mail.subject),
    text: withCrlf(asText(parts)),
    html: withCrlf(asHtml(parts)),
    // An email that is sent a second time has the same Message-ID, so that mail programs show it once.
    messageId: `<${mail.mail_id}@${domain}>`,
    ...(last !== undefined && { inReplyTo: last, references: thread }),
    headers: {
      ...(mail.message_id === null && { 'Auto-Submitted': 'auto-generated' }),
      // Out-of-office programs of Exchange and others answer no email with this header. Delivery reports still come.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(subscription && {
        'List-Unsubscribe': `<${unsubscribeAddress(functionsUrl, subscription)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    encoding: 'base64',
    textEncoding: 'base64',
  };
}

const withCrlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/** An address that an envelope and a header can hold unquoted. The others are refused: they could name another recipient. */
export const isMailable = (address: string): boolean =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,253}$/u.test(address);

/**
 * The texts of a mail as its reader saw them, in the order of the plain text and of the HTML. A reply can quote either.
 */
export function textsOfMail(mail: ClaimedMail, published: PublishedSettings): readonly string[] {
  const language = languageOf(mail);
  const parts = { mail, language, siteUrl: '', published, subscription: subscriptionOf(mail) };
  const { name, address, phone } = footOf(language, published);
  const words = WORDS[language];
  const { subscription } = parts;
  const html = [
    mail.body,
    mail.sender,
    ...(mail.link === '' ? [] : [linkWords(parts)]),
    ...(mail.quoted === '' ? [] : [words.wrote, mail.quoted]),
    name,
    address,
    phone,
    ...(subscription ? [words.unsubscribe[subscription.kind]] : []),
  ];
  return [asText(parts), html.join('\n')];
}

const subscriptionOf = ({ kind, unsubscribe_token: token }: ClaimedMail) =>
  kind === null || token === null ? undefined : { kind, token };

/** A text without line breaks and control characters. A header ends at a line break. */
const oneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out.
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029\s]+/g, ' ').trim();

/** A text for a header. nodemailer leaves encoded words as they are, so a word joiner separates what opens or ends one. */
const headerText = (text: string): string => oneLine(text).replaceAll('=?', '=\u2060?');

const bracketed = (id: string): string => `<${oneLine(id).replace(/[<>\s]/g, '')}>`;

/** The words round a mail. */
const WORDS = {
  en: {
    from: (sender: string, company: string) => `${sender} at ${company}`,
    wrote: 'You wrote:',
    conversation: 'Open the conversation',
    inbox: 'Open the inbox',
    project: 'Open the project',
    invitation: 'Choose my password',
    unsubscribe: {
      reply: 'Turn off mails about answers and projects',
      waiting: 'Turn off mails about messages that wait',
    },
  },
  bn: {
    from: (sender: string, company: string) => `${sender}, ${company}`,
    wrote: 'আপনি লিখেছেন:',
    conversation: 'কথোপকথনটি খুলুন',
    inbox: 'ইনবক্স খুলুন',
    project: 'প্রকল্পটি খুলুন',
    invitation: 'পাসওয়ার্ড দিন',
    unsubscribe: {
      reply: 'উত্তর আর প্রকল্পের খবরের মেল বন্ধ করুন',
      waiting: 'অপেক্ষায় থাকা বার্তার মেল বন্ধ করুন',
    },
  },
} as const satisfies Record<MailLanguage, object>;

/** What its reader chose; of who chose none or has no account, what the mail is written in. */
const languageOf = ({ language, body }: ClaimedMail): MailLanguage =>
  language ?? (/\p{Script=Bengali}/u.test(body) ? 'bn' : 'en');

/** A mail, and what is written round it. */
interface Parts {
  readonly mail: ClaimedMail;
  readonly language: MailLanguage;
  readonly siteUrl: string;
  readonly published: PublishedSettings;
  readonly subscription: Subscription | undefined;
}

function linkWords({ mail, language }: Parts): string {
  const words = WORDS[language];
  if (mail.message_id !== null) return words.conversation;
  if (mail.link.startsWith('/auth/new-password?')) return words.invitation;
  return mail.link.startsWith('/dashboard/projects/') ? words.project : words.inbox;
}

const linkOf = ({ mail, language, siteUrl }: Parts): string =>
  `${siteUrl}${prefixOf(language)}${mail.link}`;

function asText(parts: Parts): string {
  const { mail, language, siteUrl, published, subscription } = parts;
  const { name, address, phone } = footOf(language, published);
  const quoted = mail.quoted.replace(/^/gm, '> ');
  const signature = [...(mail.sender === '' ? [] : [mail.sender]), name, address, phone];
  const words = WORDS[language];
  return [
    mail.body,
    `-- \n${signature.join('\n')}`,
    ...(mail.link === '' ? [] : [`${linkWords(parts)}: ${linkOf(parts)}`]),
    ...(subscription
      ? [
          `${words.unsubscribe[subscription.kind]}: ${unsubscribePage(siteUrl, language, subscription)}`,
        ]
      : []),
    ...(mail.quoted === '' ? [] : [`${words.wrote}\n${quoted}`]),
  ].join('\n\n');
}

/** Texts keep their lines and their direction. */
function asHtml(parts: Parts): string {
  const { mail, language, siteUrl, published, subscription } = parts;
  const { name, address, phone } = footOf(language, published);
  const words = WORDS[language];
  const content = [
    paragraph(withLines(mail.body)),
    ...(mail.sender === '' ? [] : [paragraph(withLines(mail.sender))]),
    ...(mail.link === '' ? [] : [button(escapeHtml(linkOf(parts)), linkWords(parts))]),
    ...(mail.quoted === '' ? [] : [small(words.wrote), quotation(withLines(mail.quoted))]),
  ];
  const foot = [
    name,
    escapeHtml(address),
    footLink(`tel:${escapeHtml(phone.replaceAll(' ', ''))}`, escapeHtml(phone)),
    ...(subscription
      ? [
          footLink(
            escapeHtml(unsubscribePage(siteUrl, language, subscription)),
            words.unsubscribe[subscription.kind],
          ),
        ]
      : []),
  ];
  const title = escapeHtml(oneLine(mail.subject));
  return mailDocument(language, title, sheet(language, content.join('\n'), foot));
}

const withLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>\n');
