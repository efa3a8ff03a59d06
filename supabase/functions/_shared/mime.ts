import { type ComposedMail, oneLine } from './compose-mail.ts';

/** An address that can stand in an envelope and a header as it is. Others are refused: they could name somebody else. */
export const isMailable = (address: string): boolean =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,253}$/u.test(address);

/** A mail as it goes over the wire: two parts in base64, so that no line of a text can be taken for anything else. */
export function toMime(mail: ComposedMail, date: Date): string {
  const boundary = `part-${crypto.randomUUID()}`;
  const headers = {
    From: `${encodeWords(mail.from.name, 'quoted')} <${mail.from.address}>`,
    To: `<${mail.to}>`,
    Subject: encodeWords(mail.subject),
    Date: date.toUTCString().replace('GMT', '+0000'),
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${folded(value)}`);
  return [
    ...head,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(boundary: string, type: string, text: string): readonly string[] {
  const encoded = toBase64(text.replace(/\r?\n/g, '\r\n')).match(/.{1,76}/g) ?? [];
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...encoded,
  ];
}

/** Long lists of references break between two. */
const folded = (value: string): string =>
  oneLine(value)
    .replace(/> </g, '>\r\n <')
    .replace(/\?= =\?/g, '?=\r\n =?');

/** Bytes of text in one encoded word, which may have 75 characters in all. */
const WORD_BYTES = 45;

/** A text for a header (RFC 2047), quoted where it stands before an address. */
function encodeWords(text: string, form: 'plain' | 'quoted' = 'plain'): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]{0,60}$/.test(line) && !line.includes('=?')) {
    return form === 'plain' ? line : `"${line.replace(/["\\]/g, '\\$&')}"`;
  }
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (bytesOf(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${toBase64(each)}?=`).join(' ');
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function toBase64(text: string): string {
  let binary = '';
  for (const byte of bytesOf(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
