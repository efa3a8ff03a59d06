import {
  button,
  escapeHtml,
  FOOT,
  type MailLanguage,
  mailDocument,
  paragraph,
  quotation,
  sheet,
  small,
} from './mail-look.ts';

/** A mail as `claim_mails` gives it. */
export interface ClaimedMail {
  readonly id: string;
  /** Null unless it carries a reply. */
  readonly message_id: string | null;
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
}

export interface MailSettings {
  /** The company's address. Answers come to `reply+…` at its domain. */
  readonly from: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}

export interface ComposedMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const COMPANY = 'Torsa';

/** Writes a mail: plain text and HTML, and the headers that keep a conversation one thread. */
export function composeMail(mail: ClaimedMail, { from, siteUrl }: MailSettings): ComposedMail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const thread = mail.thread.map((id) => (id.includes('@') ? bracketed(id) : `<${id}@${domain}>`));
  const own = mail.message_id === null ? `mail.${mail.id}` : `message.${mail.message_id}`;
  const last = thread.at(-1);
  return {
    from: { name: mail.sender === '' ? COMPANY : `${mail.sender} at ${COMPANY}`, address: from },
    to: mail.recipient,
    subject: oneLine(mail.subject),
    text: asText(mail, siteUrl),
    html: asHtml(mail, siteUrl),
    headers: {
      // The same whenever it is sent: a mail that comes twice can be told.
      'Message-ID': `<${own}@${domain}>`,
      ...(last === undefined ? {} : { 'In-Reply-To': last, References: thread.join(' ') }),
      ...(mail.reply_token === null ? {} : { 'Reply-To': `<reply+${mail.reply_token}@${domain}>` }),
      ...(mail.message_id === null ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
  };
}

/** A header ends at a line break. */
export const oneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out.
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029\s]+/g, ' ').trim();

const bracketed = (id: string): string => `<${oneLine(id).replace(/[<>\s]/g, '')}>`;

/** The words round a mail, in the language that it is written in. */
const WORDS = {
  en: {
    wrote: 'You wrote:',
    conversation: 'Open the conversation',
    inbox: 'Open the inbox',
    project: 'Open the project',
  },
  bn: {
    wrote: 'আপনি লিখেছেন:',
    conversation: 'কথোপকথনটি খুলুন',
    inbox: 'ইনবক্স খুলুন',
    project: 'প্রকল্পটি খুলুন',
  },
} as const satisfies Record<MailLanguage, object>;

const languageOf = ({ body }: ClaimedMail): MailLanguage =>
  /\p{Script=Bengali}/u.test(body) ? 'bn' : 'en';

function linkWords(mail: ClaimedMail): string {
  const words = WORDS[languageOf(mail)];
  if (mail.message_id !== null) return words.conversation;
  return mail.link.startsWith('/dashboard/projects/') ? words.project : words.inbox;
}

function asText(mail: ClaimedMail, siteUrl: string): string {
  const language = languageOf(mail);
  const quoted = mail.quoted.replace(/^/gm, '> ');
  const signature = [...(mail.sender === '' ? [] : [mail.sender]), ...FOOT[language], FOOT.phone];
  return [
    mail.body,
    `-- \n${signature.join('\n')}`,
    ...(mail.link === '' ? [] : [`${linkWords(mail)}: ${siteUrl}${mail.link}`]),
    ...(mail.quoted === '' ? [] : [`${WORDS[language].wrote}\n${quoted}`]),
  ].join('\n\n');
}

/** Texts keep their lines and their direction. */
function asHtml(mail: ClaimedMail, siteUrl: string): string {
  const language = languageOf(mail);
  const parts = [
    paragraph(withLines(mail.body)),
    ...(mail.sender === '' ? [] : [paragraph(withLines(mail.sender))]),
    ...(mail.link === '' ? [] : [button(escapeHtml(siteUrl + mail.link), linkWords(mail))]),
    ...(mail.quoted === ''
      ? []
      : [small(WORDS[language].wrote), quotation(withLines(mail.quoted))]),
  ];
  const title = escapeHtml(oneLine(mail.subject));
  return mailDocument(language, title, sheet(language, parts.join('\n')));
}

const withLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>\n');
