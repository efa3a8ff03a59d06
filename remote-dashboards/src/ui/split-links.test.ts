import { expect, test } from 'vitest';
import { splitTextAtLinks } from './split-links.ts';

const linksOf = (text: string) =>
  splitTextAtLinks(text).flatMap((part) => (part.href === undefined ? [] : [part]));

test.each([
  ['See https://torsa.example/a?b=1.', 'https://torsa.example/a?b=1'],
  ['(http://torsa.example)', 'http://torsa.example'],
  ['দেখুন https://torsa.example/bn।', 'https://torsa.example/bn'],
  ['https://torsa.example/bn।আরও', 'https://torsa.example/bn'],
  ['আমাদের সাইট https://torsa.example/contact-এ দেখুন', 'https://torsa.example/contact'],
  ['https://bn.wikipedia.org/wiki/তোর্সা', 'https://bn.wikipedia.org/wiki/তোর্সা'],
  ['(see https://x.org/a_(b))', 'https://x.org/a_(b)'],
  ['[https://x.org/a[1]]', 'https://x.org/a[1]'],
  ['“https://x.org”', 'https://x.org'],
  ["'https://x.org'", 'https://x.org'],
  ["https://x.org/Murphy's_law", "https://x.org/Murphy's_law"],
  ['<https://x.org/a>', 'https://x.org/a'],
  ['**https://x.org/a**', 'https://x.org/a'],
  ['HTTPS://X.ORG/a', 'HTTPS://X.ORG/a'],
  [
    'https://web.archive.org/web/2020/https://x.org',
    'https://web.archive.org/web/2020/https://x.org',
  ],
  ['\u200ehttps://x.org/a\u200f', 'https://x.org/a'],
  ['\u200ehttps://x.org/a\u200e.', 'https://x.org/a'],
  ['https://বাংলা.ভারত/যোগাযোগ', 'https://বাংলা.ভারত/যোগাযোগ'],
  ['Really?! https://x.org/?q=a!?…', 'https://x.org/?q=a'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
])('splitTextAtLinks finds in the text %j the link %s', (text, href) => {
  expect(linksOf(text)).toEqual([{ text: href, href }]);
});

test.each([
  [
    'Write to rupa+tea@example.com, please',
    'rupa+tea@example.com',
    'mailto:rupa%2Btea@example.com',
  ],
  ['<rupa@example.com>', 'rupa@example.com', 'mailto:rupa@example.com'],
  ['mailto:rupa@example.com', 'rupa@example.com', 'mailto:rupa@example.com'],
  ['ইমেলঃrupa@example.com।', 'rupa@example.com', 'mailto:rupa@example.com'],
  ['rupa@example.com-এ লিখুন', 'rupa@example.com', 'mailto:rupa@example.com'],
  ["o'brien@example.com", "o'brien@example.com", "mailto:o'brien@example.com"],
  ['bounce+a=b.org@x.org...', 'bounce+a=b.org@x.org', 'mailto:bounce%2Ba%3Db.org@x.org'],
])('splitTextAtLinks finds in the text %j the email address %s', (text, shown, href) => {
  expect(linksOf(text)).toEqual([{ text: shown, href }]);
});

test('splitTextAtLinks makes separate links from URLs that only a comma separates', () => {
  const hrefs = (text: string) => linksOf(text).map(({ href }) => href);
  expect(hrefs('https://a.org,https://b.org')).toEqual(['https://a.org', 'https://b.org']);
  expect(hrefs('a@x.org,b@y.org;c@z.org')).toEqual([
    'mailto:a@x.org',
    'mailto:b@y.org',
    'mailto:c@z.org',
  ]);
  expect(hrefs('a@x.org,https://b.org')).toEqual(['mailto:a@x.org', 'https://b.org']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x https:javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'https://',
  'https://[',
  'a@b',
  '3@2.50',
  'a@b@c.org',
  'ftp://rupa@example.com',
  '\ud800@\ud800.org',
  '',
])('splitTextAtLinks finds no link in the text %o', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test.each([
  'https://torsa.example@evil.example/',
  'https://torsa.example:443@evil.example/',
  'https://torsa.example%2f@evil.example/',
  'https://@evil.example/',
  'https://torsa.example/\u202egpj.exe',
  'https://torsa.ex\u200eample/',
  'https://torsa\u200b.example/',
  'https://torsa\u00ad.example/',
  'rupa@torsa\u202e.example',
])('splitTextAtLinks makes no link from the text %j, which hides its target', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test.each([
  ['https://tоrsa.example/a', 'xn--trsa-55d.example'],
  ['https://torsa.example%2eevil.example', 'torsa.example.evil.example'],
  ['https://ｔorsa.example', 'torsa.example'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['https://münchen.example', 'xn--mnchen-3ya.example'],
])('splitTextAtLinks returns for the link %s the real host name %s', (text, host) => {
  expect(linksOf(text)).toEqual([{ text, href: text, host }]);
});

test('the joined pieces that splitTextAtLinks returns equal the text', () => {
  const text =
    '  One https://a.example, two\n\n<b>three</b> x@y.example! \u200ehttps://b.example\u200e 🌊 ';
  expect(
    splitTextAtLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('splitTextAtLinks leaves text after the maximum number of links plain', () => {
  expect(splitTextAtLinks('a@x.org b@x.org c@x.org', 2)).toEqual([
    { text: 'a@x.org', href: 'mailto:a@x.org' },
    { text: ' ' },
    { text: 'b@x.org', href: 'mailto:b@x.org' },
    { text: ' c@x.org' },
  ]);
});

// A quadratic pattern would need 10 seconds or more for one of these texts.
test('splitTextAtLinks splits 20,000 arbitrary characters in linear time', () => {
  const units = [
    'http://',
    'https://[',
    'https://a,',
    'www.',
    'a@',
    '@a.',
    '@.',
    'a@b.',
    'a.',
    '(',
    ')',
    '[',
    '](',
    '.',
    "'",
    '-এ',
    '-',
    '\n',
    '\u0301',
    '\u202e',
    '\u200b',
    'ক',
    '🌊',
    'a',
    '%',
    ':',
    '/',
  ];
  const repeat = (unit: string) => unit.repeat(Math.floor(20_000 / unit.length));
  const texts = [
    `${'a'.repeat(9990)}@${'.'.repeat(9990)}`,
    ...units.map(repeat),
    ...units.map((unit) => `https://x.org/${repeat(unit)}`),
    ...units.map((unit) => `a@${repeat(unit)}`),
    ...units.map((unit) => `${repeat(unit)}@x.org`),
  ];
  const before = performance.now();
  for (const text of texts) splitTextAtLinks(text);
  expect(performance.now() - before).toBeLessThan(5_000);
});
