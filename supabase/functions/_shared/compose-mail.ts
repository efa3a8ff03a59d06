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

function signature({ sender }: ClaimedMail): string {
  return sender === '' ? COMPANY : `${sender}\n${COMPANY}`;
}

const linkWords = ({ message_id }: ClaimedMail): string =>
  message_id === null ? 'Open the inbox' : 'Open the conversation';

function asText(mail: ClaimedMail, siteUrl: string): string {
  const quoted = mail.quoted.replace(/^/gm, '> ');
  return [
    mail.body,
    `-- \n${signature(mail)}`,
    ...(mail.link === '' ? [] : [`${linkWords(mail)}: ${siteUrl}${mail.link}`]),
    ...(mail.quoted === '' ? [] : [`You wrote:\n${quoted}`]),
  ].join('\n\n');
}

const FONT = 'font-family: Arial, Helvetica, sans-serif; color: #1b2437;';

/** The look of supabase/templates. Texts keep their lines and their direction. */
function asHtml(mail: ClaimedMail, siteUrl: string): string {
  const { quoted, link } = mail;
  const button =
    link === ''
      ? ''
      : `<p style="margin: 0 0 24px;"><a href="${escapeHtml(siteUrl + link)}" style="display: inline-block; padding: 12px 24px; background: #1d4ed8; border-radius: 8px; color: #ffffff; font-size: 16px; font-weight: bold; text-decoration: none;">${linkWords(mail)}</a></p>`;
  const below =
    quoted === ''
      ? ''
      : `<p style="margin: 0 0 8px; font-size: 14px; color: #4a5570;">You wrote:</p><blockquote dir="auto" style="margin: 0; padding: 0 0 0 12px; border-left: 3px solid #d5dbe8; font-size: 14px; line-height: 1.5; color: #4a5570;">${paragraph(quoted)}</blockquote>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(mail.subject))}</title></head>
<body style="margin: 0; padding: 32px 16px; background: #f4f6fb; ${FONT}">
<div style="max-width: 520px; margin: 0 auto; padding: 32px; background: #ffffff; border-radius: 12px;">
<p style="margin: 0 0 24px; font-size: 18px; font-weight: bold; color: #1d4ed8;">${COMPANY}</p>
<p dir="auto" style="margin: 0 0 24px; font-size: 16px; line-height: 1.5;">${paragraph(mail.body)}</p>
<p style="margin: 0 0 24px; font-size: 16px; line-height: 1.5;">${paragraph(signature(mail))}</p>
${button}${below}
</div></body></html>
`;
}

const paragraph = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>\n');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
