import type { Buffer } from 'node:buffer';
import {
  type EmailContent,
  type EmailTable,
  fillEmailTemplate,
  getEmailTexts,
  type TemplatedEmail,
} from './email-templates.ts';
import {
  createEmailFooter,
  type EmailFooter,
  type EmailLanguage,
  escapeHtml,
  getLanguagePathPrefix,
  removeLineBreaks,
  renderEmailButton,
  renderEmailParagraph,
  renderEmailQuotation,
  renderEmailSmallPrint,
  renderEmailTable,
  type SavedSiteSettings,
  writeEmailContentBox,
  writeEmailDocument,
  writeEmailFooterLink,
} from './mail-look.ts';
import {
  createUnsubscribePageUrl,
  createUnsubscribeUrl,
  type EmailSubscription,
  type UnsubscribableEmailType,
} from './unsubscribe.ts';

/** An email to send, as the SQL function `claim_mails` returns it. */
export type ClaimedEmail = TemplatedEmail & {
  readonly id: string;
  /** The ID of the staff reply that the email contains, null for other emails. */
  readonly message_id: string | null;
  /**
   * The Message-ID header without its domain. The ID of a staff reply is signed, so that a delivery report can
   * identify the reply.
   */
  readonly mail_id: string;
  readonly recipient: string;
  readonly language: EmailLanguage;
  readonly reply_token: string | null;
  /** The Message-IDs of the emails that this email answers, the oldest first. Our own IDs have no domain. */
  readonly thread: readonly string[];
  /** The email type and token of the unsubscribe link, or null if the recipient cannot unsubscribe. */
  readonly kind: UnsubscribableEmailType | null;
  readonly unsubscribe_token: string | null;
};

/** The fields of a sent email that a reply can quote. */
export type QuotableEmail = TemplatedEmail & Pick<ClaimedEmail, 'language' | 'kind'>;

export interface OutgoingEmailSettings {
  /** The company's email address, to whose domain the reply addresses `reply+…` belong. */
  readonly from: string;
  /** The origin of the site, such as `https://torsa.example`. */
  readonly siteUrl: string;
  /** The base URL of the edge functions. */
  readonly functionsUrl: string;
}

interface Address {
  readonly name: string;
  readonly address: string;
}

/** An email in the format that `sendMail` of nodemailer accepts. */
export interface ComposedEmail {
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
  /** The transfer encoding of emails, base64, because its lines cannot be mistaken for an SMTP command. */
  readonly encoding: 'base64';
  readonly textEncoding: 'base64';
  readonly attachments?: MailAttachment[];
}

interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Composes an email as plain text and HTML, with headers for its thread and for unsubscribing.
 * @param published the company settings that the founder has changed
 */
export function composeEmail(
  mail: ClaimedEmail,
  { from, siteUrl, functionsUrl }: OutgoingEmailSettings,
  published: SavedSiteSettings,
): ComposedEmail {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const thread = mail.thread.map((id) => (id.includes('@') ? bracketed(id) : `<${id}@${domain}>`));
  const last = thread.at(-1);
  const page = pageOf(mail, siteUrl, published, mail.unsubscribe_token);
  const { author, subject } = page.parts;
  const company = page.foot.name;
  return {
    from: {
      name: headerText(
        author === '' ? company : getEmailTexts(mail.language).from(author, company),
      ),
      address: from,
    },
    to: { name: '', address: mail.recipient },
    ...(mail.reply_token !== null && {
      replyTo: { name: '', address: `reply+${mail.reply_token}@${domain}` },
    }),
    subject: headerText(subject),
    text: withCrlf(asText(page)),
    html: withCrlf(asHtml(page)),
    // A repeated email has the same Message-ID, so that mail programs show the email only once.
    messageId: `<${mail.mail_id}@${domain}>`,
    ...(last !== undefined && { inReplyTo: last, references: thread }),
    headers: {
      ...(mail.message_id === null && { 'Auto-Submitted': 'auto-generated' }),
      // Suppresses out-of-office replies of Exchange and other mail servers, but not delivery reports.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(page.subscription && {
        'List-Unsubscribe': `<${createUnsubscribeUrl(functionsUrl, page.subscription)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    encoding: 'base64',
    textEncoding: 'base64',
  };
}

/**
 * Returns true if an email address needs no quotes in an envelope or header. Other addresses could inject a second
 * recipient.
 */
export const isSafeEmailAddress = (address: string): boolean =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,253}$/u.test(address);

/** Returns the texts that a reply can quote, which are the plain text and the HTML's text of an email. */
export function listQuotableEmailTexts(
  mail: QuotableEmail,
  published: SavedSiteSettings,
): readonly string[] {
  const page = pageOf(mail, '', published, '');
  const { parts, foot, copy, subscription } = page;
  const html = [
    parts.body,
    parts.author,
    ...(parts.link === '' ? [] : [parts.button]),
    ...(parts.quoted === '' ? [] : [copy.quoted, parts.quoted]),
    foot.name,
    foot.address,
    foot.phone,
    ...(subscription ? [copy.unsubscribe[subscription.kind]] : []),
  ];
  return [asText(page), html.join('\n')];
}

const withCrlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/** Escapes a text that looks like an encoded word, because nodemailer would not encode such a header. */
const headerText = (text: string): string => removeLineBreaks(text).replaceAll('=?', '=\u2060?');

const bracketed = (id: string): string => `<${removeLineBreaks(id).replace(/[<>\s]/g, '')}>`;

/** The contents of an email before they are rendered as plain text or HTML. */
interface Page {
  readonly language: EmailLanguage;
  readonly copy: ReturnType<typeof getEmailTexts>;
  readonly parts: EmailContent;
  readonly foot: EmailFooter;
  /** The URL that the email's button opens. */
  readonly href: string;
  readonly subscription: EmailSubscription | undefined;
  readonly unsubscribeHref: string;
}

function pageOf(
  mail: QuotableEmail,
  siteUrl: string,
  published: SavedSiteSettings,
  token: string | null,
): Page {
  const { language, kind } = mail;
  const parts = fillEmailTemplate(mail, language);
  const subscription = kind === null || token === null ? undefined : { kind, token };
  return {
    language,
    copy: getEmailTexts(language),
    parts,
    foot: createEmailFooter(language, published),
    href: `${siteUrl}${getLanguagePathPrefix(language)}${parts.link}`,
    subscription,
    unsubscribeHref: subscription ? createUnsubscribePageUrl(siteUrl, language, subscription) : '',
  };
}

function asText({ copy, parts, foot, href, subscription, unsubscribeHref }: Page): string {
  const signature = [parts.author, foot.name, foot.address, foot.phone].filter(Boolean);
  return [
    parts.body,
    ...(parts.sections ?? []).map(sectionText),
    `-- \n${signature.join('\n')}`,
    ...(parts.link === '' ? [] : [`${parts.button}: ${href}`]),
    ...(subscription ? [`${copy.unsubscribe[subscription.kind]}: ${unsubscribeHref}`] : []),
    ...(parts.quoted === '' ? [] : [`${copy.quoted}\n${parts.quoted.replace(/^/gm, '> ')}`]),
  ].join('\n\n');
}

const sectionText = ({ title, rows }: EmailTable): string =>
  [title, ...rows.map(([name, text]) => `- ${name}${text === '' ? '' : `: ${text}`}`)].join('\n');

function asHtml({
  language,
  copy,
  parts,
  foot,
  href,
  subscription,
  unsubscribeHref,
}: Page): string {
  const content = [
    renderEmailParagraph(withLines(parts.body)),
    ...(parts.sections ?? []).map(({ title, rows }) =>
      renderEmailTable(
        escapeHtml(title),
        rows.map(([name, text]) => [escapeHtml(name), escapeHtml(text)]),
      ),
    ),
    ...(parts.author === '' ? [] : [renderEmailParagraph(withLines(parts.author))]),
    ...(parts.link === '' ? [] : [renderEmailButton(escapeHtml(href), parts.button)]),
    ...(parts.quoted === ''
      ? []
      : [renderEmailSmallPrint(copy.quoted), renderEmailQuotation(withLines(parts.quoted))]),
  ];
  const lines = [
    foot.name,
    escapeHtml(foot.address),
    writeEmailFooterLink(
      `tel:${escapeHtml(foot.phone.replaceAll(' ', ''))}`,
      escapeHtml(foot.phone),
    ),
    ...(subscription
      ? [writeEmailFooterLink(escapeHtml(unsubscribeHref), copy.unsubscribe[subscription.kind])]
      : []),
  ];
  const title = escapeHtml(removeLineBreaks(parts.subject));
  return writeEmailDocument(
    language,
    title,
    writeEmailContentBox(language, content.join('\n'), lines),
  );
}

const withLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>\n');
