import { expect, test } from 'vitest';
import {
  isEmail,
  normaliseEmail,
  normaliseLine,
  normaliseNumber,
  normalisePhone,
  normaliseText,
} from './normalise.ts';

test.each([
  ['U+09DF', '\u09df', '\u09af\u09bc'],
  ['a vowel sign in two parts', 'ক\u09c7\u09be', 'ক\u09cb'],
  ['a letter and its accent', 'cafe\u0301', 'caf\u00e9'],
  ['an accent behind an invisible character', 'cafe\u200b\u0301', 'caf\u00e9'],
  ['direction marks', '\u202aAda\u202c \u2066Roy\u2069\u200e', 'Ada Roy'],
  ['a soft hyphen and a byte order mark', '\ufeffpro\u00adject', 'project'],
  ['spaces of other widths', 'a\u00a0b\u2007c\u202fd\u3000e', 'a b c d e'],
  ['line breaks of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['NUL and a bell', 'a\u0000b\u0007c', 'abc'],
  ['a lone surrogate', 'a\ud83db', 'a\ufffdb'],
  ['blanks around a text', ' \n\ta b\t\n', 'a b'],
])('normaliseText normalises a text with %s', (_, typed, expected) => {
  expect(normaliseText(typed)).toBe(expected);
});

test.each([
  ['a Bengali conjunct that is kept apart', 'ক\u09cd\u200cষ'],
  ['a Bengali ra before ya', 'র\u200d\u09cd\u09af\u09be\u09ae'],
  ['a Bengali word that ends with a visible virama', 'ক\u09cd\u200c'],
  ['a Persian word', 'می\u200cخواهم'],
  ['a family', '👩\u200d👩\u200d👧'],
  ['a heart and a profession with a skin colour', '❤\ufe0f\u200d🔥 👩🏽\u200d💻'],
  ['a flag with tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a keycap', '1\ufe0f\u20e3'],
])('text normalisation does not remove %s', (_, text) => {
  expect(normaliseText(text)).toBe(text);
});

test.each([
  ['joiners between Latin letters', 'A\u200dd\u200ca', 'Ada'],
  ['hidden tags', 'Ada\u{e0041}\u{e0042}', 'Ada'],
  ['a row of variation selectors', 'a\ufe00\ufe01\u{e0100}', 'a\ufe00'],
])('text normalisation removes %s', (_, typed, expected) => {
  expect(normaliseText(typed)).toBe(expected);
});

test.each([
  '',
  ' \t\n',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad\u2060',
  '\ufe0f',
  '\u200d\u200c',
  '\u00a0\u3000',
])('normaliseLine converts the invisible text %j to an empty text', (typed) =>
  expect(normaliseLine(typed)).toBe(''),
);

test('normaliseLine converts several lines to one line', () => {
  expect(normaliseLine(' Ada\r\n\r\nSECURITY NOTICE:\u2028 call\tus ')).toBe(
    'Ada SECURITY NOTICE: call us',
  );
});

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  [
    '०१२३४५६७८९ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９',
    '0123456789 0123456789 0123456789 0123456789',
  ],
  ['টাকা ৫০', 'টাকা 50'],
])('normaliseNumber converts %s to the digits 0 to 9', (typed, expected) => {
  expect(normaliseNumber(typed)).toBe(expected);
});

test.each([
  '+91 98765 43210',
  '\u202a+91\u00a098765\u201143210\u202c',
  '+৯১ ৯৮৭৬৫ ৪৩২১০',
  '(+91) 98765-43210',
  '+91 (0)98765.43210',
  'tel:+91-98765-43210',
  '＋91　98765－43210',
  '+91\ufe0d-98765-43210',
  '\ufeff+ 91 – 98765 – 43210 ',
])('normalisePhone converts %s to +91 98765 43210', (typed) => {
  expect(normalisePhone(typed)).toBe('+91 98765 43210');
});

test.each([
  'ada@example.org\u200b',
  '<ada@example.org>',
  'ada@example.org,',
  'mailto:ada@example.org',
  ' ada@example.org ',
  '\u202aada@\u200bexample.org\u202c',
  'ada\u00ad@example\u2060.org',
  '\u00a0ada@example.org\u00a0',
  'Ada <ada@example.org>',
  '"Roy, Ada" <ada@example.org>;',
  'ada@example.org <ada@example.org>',
  '(ada@example.org).',
  '“ada@example.org”',
  "'ada@example.org',",
  '<mailto:ada@example.org?subject=Hi>',
  '[ada@example.org](mailto:ada@example.org)',
  'Email: ada@example.org।',
  'ada@example.org.',
  'ada＠example．org',
  'ａｄａ@example。org',
  'ada@EXAMPLE.Org',
])('normaliseEmail converts %j to ada@example.org', (typed) => {
  expect(normaliseEmail(typed)).toBe('ada@example.org');
  expect(isEmail(normaliseEmail(typed))).toBe(true);
});

test.each([
  'ada+web@example.org',
  "o'brien@example.ie",
  'Ada.Roy@example.org',
  'ada@example.photography',
  'ada@xn--bcher-kva.example',
  'ada@bücher.example',
  'ada@xn--80ak6aa92e.xn--p1ai',
  'আদা@উদাহরণ.ভারত',
  'ada@sub.domain.example.co.in',
  '1@2.example.org',
  '_ada_@example.org',
  '!#$%&*/=?^`{|}~@example.org',
  `${'a'.repeat(242)}@example.org`,
])('normaliseEmail does not change the email address %s', (typed) => {
  expect(normaliseEmail(typed)).toBe(typed.normalize('NFC'));
  expect(isEmail(normaliseEmail(typed))).toBe(true);
});

test('email normalisation decodes an encoded plus sign in a mailto link', () => {
  expect(normaliseEmail('mailto:ada%2Bweb@example.org')).toBe('ada+web@example.org');
});

test.each([
  ['nothing', ''],
  ['no @', 'ada'],
  ['no domain', 'ada@'],
  ['no mailbox', '@example.org'],
  ['no top-level domain', 'ada@example'],
  ['two addresses', 'ada@example.org, bob@example.org'],
  ['two addresses with names', 'Ada <ada@example.org>, Bob <bob@example.org>'],
  ['two addresses with a space', 'ada@example.org bob@example.org'],
  ['two @', 'ada@bob@example.org'],
  ['a space inside', 'ada roy@example.org'],
  ['a space in the domain', 'ada@example. org'],
  ['two dots in the mailbox', 'ada..roy@example.org'],
  ['two dots in the domain', 'ada@example..org'],
  ['a dot at the start', '.ada@example.org'],
  ['a dot before the @', 'ada.@example.org'],
  ['a dot after the @', 'ada@.example.org'],
  ['a comma for a dot', 'ada@example,org'],
  ['a hyphen at the start of a domain', 'ada@-example.org'],
  ['a hyphen at the end of a domain', 'ada@example-.org'],
  ['an underscore in the domain', 'ada@exa_mple.org'],
  ['a top-level domain of digits', 'ada@example.123'],
  ['a top-level domain of one letter', 'ada@example.o'],
  ['an IP address', 'ada@[192.0.2.1]'],
  ['a quoted mailbox', '"ada roy"@example.org'],
  ['a semicolon inside', 'ada;roy@example.org'],
  ['a path', 'ada@example.org/contact'],
  ['255 bytes', `${'a'.repeat(243)}@example.org`],
  ['255 bytes in fewer characters', `${'আ'.repeat(81)}@example.org`],
  ['a label of 64 letters', `ada@${'a'.repeat(64)}.org`],
])('isEmail rejects an email address with %s', (_, typed) => {
  expect(isEmail(normaliseEmail(typed))).toBe(false);
});

test('normalising a text of 200,000 characters takes linear time', () => {
  const started = performance.now();
  for (const piece of [' ', '.', '<a@', '\u200d', 'ক\u09cd', '@', '"', '\n']) {
    normaliseEmail(piece.repeat(200_000));
    normalisePhone(piece.repeat(200_000));
  }
  expect(performance.now() - started).toBeLessThan(20_000);
});
