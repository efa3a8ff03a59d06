import { convertToSingleLine, normaliseEmailText, truncateCharacters } from './clean-text.ts';
import type { MimeEmail } from './mime-email.ts';

/** The content of a delivery report about one of our emails, by RFC 3464 or of an older mail server. */
export interface DeliveryReport {
  /** True if the reported email is only delayed and can still arrive. */
  readonly outcome: 'failed' | 'delayed' | 'other';
  /** The SMTP status code and the mail server's explanation of the delivery failure. */
  readonly reason: string;
  /** The signed Message-IDs and reply addresses that the delivery report contains. */
  readonly ids: readonly string[];
}

/** The maximum number of characters that are searched in a delivery report. */
const MAX_REPORT = 300_000;

const FAILURE_SUBJECT =
  /undeliver|delivery (?:status notification|failure|failed|has failed)|delivery report|failure notice|returned mail|mail delivery|could not be delivered|nicht zugestellt|unzustellbar|non (?:remis|distribu)|no se (?:ha podido|pudo) entregar|mancata consegna|returned to sender/i;

const FROM_SERVER =
  /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|microsoftexchange[0-9a-f]+)@/i;

/** Parses a delivery report, or returns undefined for another email. */
export function readDeliveryReport(
  mime: MimeEmail,
  envelopeSender: string | undefined,
): DeliveryReport | undefined {
  const type = headerOf(mime, 'content-type');
  const isReport =
    /multipart\/report/i.test(type) && !/report-type\s*=\s*"?disposition/i.test(type);
  const isFromServer =
    FROM_SERVER.test(mime.from?.address ?? '') || headerOf(mime, 'x-failed-recipients') !== '';
  const isBounce =
    isFromServer && (FAILURE_SUBJECT.test(mime.subject ?? '') || envelopeSender?.trim() === '');
  if (!isReport && !isBounce) return undefined;
  const texts = [mime.text ?? '', mime.html ?? '', ...mime.attachments.map(textOf)];
  const all = normaliseEmailText(
    texts
      .map((text) => text.slice(0, MAX_REPORT))
      .join('\n')
      .slice(0, MAX_REPORT),
  );
  const status = partWith(texts, /^(?:action|status)\s*:/im);
  return {
    outcome: outcomeOf(status ?? all, mime.subject ?? ''),
    reason: reasonOf(status, all),
    ids: findSignedMessageIds(all),
  };
}

const headerOf = ({ headers }: MimeEmail, name: string): string =>
  headers.find(({ key }) => key.toLowerCase() === name)?.value ?? '';

function textOf({ mimeType, content }: MimeEmail['attachments'][number]): string {
  if (!/^(?:message|text)\//.test(mimeType)) return '';
  if (typeof content === 'string') return content;
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  return new TextDecoder().decode(bytes.subarray(0, MAX_REPORT));
}

const partWith = (texts: readonly string[], pattern: RegExp): string | undefined =>
  texts.find((text) => pattern.test(text));

function outcomeOf(status: string, subject: string): DeliveryReport['outcome'] {
  const action = /^action[ \t]*:[ \t]*([a-z]+)/im.exec(status)?.[1]?.toLowerCase();
  if (action === 'failed') return 'failed';
  if (action !== undefined) return action === 'delayed' ? 'delayed' : 'other';
  if (/delay|will be retried|still trying|temporar|warning: (?:could not|message)/i.test(subject)) {
    return 'delayed';
  }
  const code = statusCode(status);
  return code?.startsWith('4') ? 'delayed' : 'failed';
}

const statusCode = (text: string): string | undefined =>
  /^status[ \t]*:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ??
  /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1];

function reasonOf(status: string | undefined, all: string): string {
  const code = statusCode(status ?? '') ?? statusCode(all) ?? '';
  // Reads a diagnostic text, which continues on lines that begin with a space.
  const diagnostic =
    /^diagnostic-code[ \t]*:[ \t]*(?:[a-z0-9-]{1,20};)?([^\n]*(?:\n[ \t][^\n]*){0,10})/im.exec(
      status ?? '',
    )?.[1];
  const sentence = convertToSingleLine(diagnostic ?? serverLine(all)).replace(/^smtp;\s*/i, '');
  const reason = sentence.includes(code) ? sentence : `${code} ${sentence}`;
  return truncateCharacters(convertToSingleLine(reason), 400);
}

/** Returns an older mail server's explanation of the failure, a line that begins with an SMTP code. */
function serverLine(text: string): string {
  const lines = text.split('\n');
  return (
    lines.find((line) => /(?<!\d)5\d\d[ -]/.test(line.slice(0, 400))) ??
    lines.find((line) => /(?<!\d)[45]\.\d{1,3}\.\d{1,3}/.test(line.slice(0, 400))) ??
    lines.find((line) =>
      /does ?n[o']t exist|unknown user|user unknown|no such user|mailbox (?:full|unavailable)|not found/i.test(
        line.slice(0, 400),
      ),
    ) ??
    ''
  );
}

const SIGNED =
  /message\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{21}@|reply\+[0-9a-f]{32}-[0-9a-f]{21}@/gi;

/** Finds the company's Message-IDs and reply addresses in a text. The database later verifies their signatures. */
export const findSignedMessageIds = (text: string): readonly string[] =>
  [
    ...new Set((text.match(SIGNED) ?? []).slice(0, 200).map((id) => id.slice(0, -1).toLowerCase())),
  ].slice(0, 50);
