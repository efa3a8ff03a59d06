import { isAutomaticEmail } from './automatic.ts';
import {
  convertToSingleLine,
  hasVisibleCharacter,
  normaliseEmailText,
  truncateCharacters,
} from './clean-text.ts';
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts';
import {
  convertToEmailFile,
  type IncomingEmailFile,
  type RejectedEmailFile,
  selectEmailFiles,
} from './files.ts';
import { type ConvertHtmlToText, htmlToText } from './html-text.ts';
import {
  MAX_EMAIL_BODY_CHARACTERS,
  MAX_PARSED_CHARACTERS,
  MAX_QUOTATION_CHARACTERS,
} from './limits.ts';
import type { MimeAddress, MimeEmail } from './mime-email.ts';
import { describeRejectedFiles } from './rejections.ts';
import { type QuotationContext, splitReplyFromQuotation } from './split-reply.ts';

/** The libraries that parse an email, which the edge function and the local backend each import. */
export interface EmailParserLibraries {
  readonly parseMime: (source: Uint8Array) => Promise<MimeEmail>;
  readonly convertHtml: ConvertHtmlToText;
}

/** A parsed incoming email with the fields that the database stores. */
export interface ParsedEmail {
  readonly sender: string;
  readonly body: string;
  readonly quotation: string;
  readonly mailId: string;
  readonly isAutomatic: boolean;
  readonly files: readonly IncomingEmailFile[];
  readonly report: DeliveryReport | undefined;
}

export interface ParseEmailOptions {
  readonly correspondence: QuotationContext;
  /**
   * The envelope sender, empty for delivery reports and automatic replies, undefined if the mail server does not
   * provide it.
   */
  readonly envelopeSender: string | undefined;
}

/**
 * Parses an incoming email.
 * @throws if the email cannot be parsed, for example because it is nested too deeply
 */
export async function parseEmail(
  source: Uint8Array,
  { correspondence, envelopeSender }: ParseEmailOptions,
  libraries: EmailParserLibraries,
): Promise<ParsedEmail> {
  const mime = await parseWithCharset(source, libraries);
  const report = readDeliveryReport(mime, envelopeSender);
  const text = textOf(mime, libraries.convertHtml);
  const { reply, quotation } = splitReplyFromQuotation(text, correspondence);
  const { files, refused } = selectEmailFiles([
    ...(reply.length > MAX_EMAIL_BODY_CHARACTERS
      ? longText('message.txt', reply, MAX_EMAIL_BODY_CHARACTERS)
      : []),
    ...longText('quoted-text.txt', quotation, MAX_QUOTATION_CHARACTERS),
    ...mime.attachments.map(convertToEmailFile),
  ]);
  return {
    sender: convertToSingleLine(
      truncateCharacters(addressOf(mime.from) || (envelopeSender ?? ''), 320),
    ),
    body: bodyOf({ reply, subject: mime.subject ?? '', files, refused }),
    quotation: truncateCharacters(quotation, MAX_QUOTATION_CHARACTERS),
    mailId: firstId(mime.messageId ?? ''),
    isAutomatic: isAutomaticEmail(mime.headers, envelopeSender),
    files,
    report,
  };
}

const addressOf = (from: MimeAddress | undefined): string =>
  from?.address ?? from?.group?.[0]?.address ?? '';

/** Returns a Message-ID without its angle brackets. */
const firstId = (header: string): string =>
  convertToSingleLine(header.slice(0, 20_000)).replace(/^<|>.*$/g, '');

/** Creates an attached file from an email text that is too long for a message. */
function longText(filename: string, text: string, maximum: number): readonly IncomingEmailFile[] {
  if (truncateCharacters(text, maximum).length === text.length) return [];
  return [{ name: filename, type: 'text/plain', content: new TextEncoder().encode(text) }];
}

interface BodyParts {
  readonly reply: string;
  readonly subject: string;
  readonly files: readonly IncomingEmailFile[];
  readonly refused: readonly RejectedEmailFile[];
}

/**
 * Returns the body of a message and the rejected files. The body of an email without text is its filenames or its
 * subject.
 */
function bodyOf({ reply, subject, files, refused }: BodyParts): string {
  const named = files.map(({ name }) => name).join('\n');
  const title = hasVisibleCharacter(subject) ? normaliseEmailText(subject).trim() : '';
  const text = hasVisibleCharacter(reply)
    ? reply
    : files.length + refused.length > 0
      ? named
      : title;
  const notice = describeRejectedFiles(refused, text);
  const room = MAX_EMAIL_BODY_CHARACTERS - [...notice].length - 2;
  return [truncateCharacters(text, room), notice].filter((part) => part !== '').join('\n\n');
}

/** Matches the plain text of an email that only refers to its HTML. */
const PLACEHOLDER =
  /\b(?:does not|doesn't|doesn’t|cannot|can't|can’t|unable to|not)\b.{0,60}\bhtml\b|\bhtml\b.{0,60}\b(?:required|needed|not supported|viewer|compatible|enabled)\b|view (?:this|the) (?:e-?mail|message) in (?:a|your) browser/i;

/** Returns the text of an email. The email's HTML replaces a plain text that is empty or only refers to the HTML. */
function textOf({ text = '', html = '' }: MimeEmail, convertHtml: ConvertHtmlToText): string {
  const plain = normaliseEmailText(text);
  const isPlaceholder = plain.length < 400 && PLACEHOLDER.test(plain.replace(/\s+/g, ' '));
  if (html === '' || (hasVisibleCharacter(plain) && !isPlaceholder)) return plain;
  const converted = normaliseEmailText(
    htmlToText(html.slice(0, MAX_PARSED_CHARACTERS * 2), convertHtml),
  );
  return hasVisibleCharacter(converted) ? converted : plain;
}

/** Parses an email with 8-bit text that may declare no charset, and decodes invalid UTF-8 as windows-1252. */
async function parseWithCharset(
  source: Uint8Array,
  { parseMime }: EmailParserLibraries,
): Promise<MimeEmail> {
  const mime = await parseMime(source);
  if (!`${mime.text ?? ''}${mime.html ?? ''}`.includes('\ufffd')) return mime;
  const latin = await parseMime(withWesternCharset(source));
  return `${latin.text ?? ''}${latin.html ?? ''}`.includes('\ufffd') ? mime : latin;
}

/** Adds a charset to each MIME text part that declares no charset, without changing other bytes of the email. */
function withWesternCharset(source: Uint8Array): Uint8Array {
  const text = charactersOf(source);
  const charset = 'charset=windows-1252';
  const end = text.search(/\r?\n\r?\n/);
  const hasType = /^content-type:/im.test(end < 0 ? text : text.slice(0, end));
  const typed = text.replace(/^content-type:[ \t]*text\/(?:plain|html)/gim, `$&; ${charset}`);
  return bytesOf(hasType ? typed : `Content-Type: text/plain; ${charset}\r\n${typed}`);
}

/** Converts bytes without `TextDecoder`, which would decode `latin1` as windows-1252 and change 27 byte values. */
function charactersOf(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8_192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
