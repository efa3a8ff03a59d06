import type { Random } from './random.ts';

/** Maximum bytes of a hostile email. */
const MOST = 1_000_000;

const HEAD = 'From: Ada <ada@example.org>\r\nSubject: x\r\nMIME-Version: 1.0\r\n';
const text = (content: string): string => `${HEAD}Content-Type: text/plain\r\n\r\n${content}`;
const html = (content: string): string => `${HEAD}Content-Type: text/html\r\n\r\n${content}`;
const header = (content: string): string => `${HEAD}${content}\r\n\r\nYes`;

const fill = (unit: string, random: Random): string =>
  unit.repeat(Math.max(1, Math.floor((MOST - 10_000) / unit.length / (1 + random.below(8)))));

const nested = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  ).join('');

const OUR_HEADER =
  'From: Torsa <hello@torsa.example>\r\nSent: x\r\nTo: y\r\nSubject: z\r\n\r\nDear Ada\r\n';

/** Families of hostile emails. Each family slowed or stopped some mail parser. */
const KINDS: readonly [string, (random: Random) => string][] = [
  ['line breaks', (random) => text(fill('\r\n', random))],
  ['quoted lines', (random) => text(fill('> x\r\n', random))],
  ['deeply quoted lines', (random) => text(fill(`${'>'.repeat(400)}\r\n`, random))],
  ['unclosed styles', (random) => html(fill('<style', random))],
  ['unclosed comments', (random) => html(fill('<!--', random))],
  ['unclosed links', (random) => html(fill('<a href="', random))],
  ['opening brackets', (random) => html(fill('<', random))],
  ['nested elements', (random) => html(fill('<div>', random))],
  ['nested quotations', (random) => html(`${fill('<blockquote>', random)}x`)],
  ['nested tables', (random) => html(fill('<table><tr><td>', random))],
  ['nested lists', (random) => html(fill('<ul><li>', random))],
  ['paragraphs', (random) => html(fill('<p>a', random))],
  ['cells', (random) => html(`<table><tr>${fill('<td>a', random)}`)],
  ['line break elements', (random) => html(fill('<br>', random))],
  ['entities', (random) => html(fill('&#0;&amp;&', random))],
  ['attributes', (random) => html(`<p ${fill('a=b ', random)}>x`)],
  ['spaces', (random) => text(`x${fill(' ', random)}x`)],
  ['one line', (random) => text(fill('a', random))],
  ['colons', (random) => text(fill(':          ', random))],
  [
    'attributions',
    (random) => text(fill('On 1 May 2026, Rita <hello@torsa.example> wrote:\r\n', random)),
  ],
  [
    'attributions with quotations',
    (random) => text(fill('On 1 May 2026, R <a@b.c> wrote:\r\n> x\r\n', random)),
  ],
  ['headers of our emails', (random) => text(fill(OUR_HEADER, random))],
  ['separators', (random) => text(fill('-----Original Message-----\r\n', random))],
  ['nested parts', (random) => `${HEAD}${nested(200 + random.below(2_000))}`],
  [
    'many parts',
    (random) =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${fill('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n', random)}`,
  ],
  [
    'many files',
    (random) =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${fill('--b\r\nContent-Type: image/png\r\n\r\nx\r\n', random)}`,
  ],
  [
    'boundaries',
    (random) =>
      `${HEAD}Content-Type: multipart/mixed; boundary="-"\r\n\r\n${fill('---\r\n', random)}`,
  ],
  [
    'an unfinished boundary',
    (random) =>
      `${HEAD}Content-Type: multipart/mixed; boundary="b\r\n\r\n${fill('--b\r\n', random)}`,
  ],
  ['a long header', (random) => header(`X-Long: ${fill('a', random)}`)],
  ['a folded header', (random) => header(`X-Long:${fill(' a\r\n', random)}`)],
  ['many headers', (random) => header(fill('X-A: b\r\n', random).trimEnd())],
  ['a long Message-ID', (random) => header(`Message-ID: <${fill('a', random)}@x>`)],
  ['many references', (random) => header(`References: ${fill('<message.a@b> ', random)}`)],
  ['many recipients', (random) => header(`To: ${fill('a@b.example, ', random)}x@y.example`)],
  ['nested comments', (random) => header(`To: ${fill('(', random)}a@b.example`)],
  ['groups of addresses', (random) => header(`To: ${fill('a:b@c.example;', random)}`)],
  ['encoded words', (random) => header(`Subject: ${fill('=?utf-8?q?=00=41?= ', random)}`)],
  ['unfinished encoded words', (random) => header(`Subject: ${fill('=?', random)}`)],
  [
    'parameters',
    (random) =>
      header(
        `Content-Disposition: attachment; ${Array.from({ length: 5_000 + random.below(20_000) }, (_, index) => `filename*${index}=a`).join('; ')}`,
      ),
  ],
  [
    'broken base64',
    (random) => `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n${fill('A=\r\n', random)}`,
  ],
  [
    'broken quoted-printable',
    (random) =>
      `${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n${fill('=\r\n=A', random)}`,
  ],
  [
    'flowed lines',
    (random) =>
      `${HEAD}Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${fill('a \r\n', random)}`,
  ],
  ['NUL and lone surrogates', (random) => text(fill('\0\xed\xa0\x80', random))],
  [
    'forwarded emails',
    (random) => `${HEAD}${'Content-Type: message/rfc822\r\n\r\n'.repeat(50 + random.below(3_000))}`,
  ],
  [
    'a report',
    (random) =>
      `From: mailer-daemon@x.example\r\nContent-Type: multipart/report; boundary=b\r\n\r\n${fill('--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n', random)}`,
  ],
  ['a line without an end', (random) => `${fill('From: a', random)}`],
];

/** The number of families of hostile emails. */
export const kindCount = KINDS.length;

/** Creates a hostile email of a family. */
export function hostileEmail(index: number, random: Random): { kind: string; source: string } {
  const [kind, make] = KINDS[index % KINDS.length] ?? ['', () => ''];
  return { kind, source: make(random).slice(0, MOST) };
}
