import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  isEmail,
  normaliseEmail,
  normaliseLine,
  normaliseNumber,
  normalisePhone,
  normaliseText,
} from '@torsa/shared/i18n/text/normalise';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { testDatabase } from './test-database.ts';

let app: EmbeddedSupabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
});
afterAll(() => remove());

async function inDatabase<Result>(name: string, texts: readonly string[]): Promise<Result[]> {
  const { rows } = await app.connection.driver.query<{ result: Result }>(
    `select private.${name}(t.value) as result from unnest($1::text[]) with ordinality as t (value, number)
      order by t.number`,
    [texts],
  );
  return rows.map(({ result }) => result);
}

/** Text pieces that forms, phones and mail programs produce, and characters that often cause bugs. */
const pieces = [
  ...['Ada', 'Roy', ' ', '  ', '\n', '\r\n', '\t', '\v', '\u0085', '\u2028', '1', '2044', 'INV-'],
  ...[
    'ওয়েব',
    '\u09df',
    '\u09af\u09bc',
    '\u09dc',
    '\u09a1\u09bc',
    '\u09cb',
    '\u09c7\u09be',
    'ক্',
    'ষ',
    'র',
    '্য',
  ],
  ...[
    'é',
    'e\u0301',
    '\u212b',
    '\u1e9b\u0323',
    '한',
    '\u1100\u1161',
    '०',
    '৫',
    '٣',
    '۷',
    '５',
    '₹',
    '৳',
  ],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u202a',
    '\u202c',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\u00ad',
    '\u034f',
  ],
  ...[
    '\u0001',
    '\u007f',
    '\u009f',
    '\u00a0',
    '\u2007',
    '\u202f',
    '\u3000',
    '\u2800',
    '\u3164',
    '\u115f',
    '\u180e',
  ],
  ...[
    '👩',
    '🏽',
    '❤',
    '\ufe0f',
    '\ufe0e',
    '\u{e0100}',
    '🏴',
    '\u{e0067}',
    '\u{e007f}',
    '\u{e0041}',
    '🏳',
  ],
  ...[
    'ada@example.org',
    '@',
    '.',
    ',',
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '"',
    "'",
    '“',
    '”',
    '’',
    '«',
    '।',
    '…',
    '*',
  ],
  ...[
    'mailto:',
    'MAILTO : ',
    'Email: ',
    '?subject=Hi',
    '%2B',
    '+',
    '-',
    '‑',
    '–',
    '（',
    '＠',
    '．',
    '。',
    '＋',
    '_',
  ],
  ...[
    'example.org',
    'EXAMPLE.ORG',
    'ডাটা.ভারত',
    'xn--',
    'a',
    'z9',
    'co',
    'tel:',
    '(0)',
    '+91',
    '98765',
    ';',
    ':',
  ],
] as const;

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join('')),
  },
  // Tests each character of all Unicode versions that both databases know, with and without other characters.
  fc
    .array(fc.integer({ min: 1, max: 0x1ffff }), { maxLength: 6 })
    .map((codes) => codes.filter((code) => code < 0xd800 || code > 0xdfff))
    .map((codes) => String.fromCodePoint(...codes)),
);
const texts = fc.sample(text, { seed: 20_261_125, numRuns: isExhaustive ? 4_000 : 1_000 });

const any = () => true;
const isPhone = (text: string) => /^[+0-9 ]*$/.test(text);

test.each([
  ['normalise_text', normaliseText, any],
  ['normalise_line', normaliseLine, any],
  ['normalise_number', normaliseNumber, any],
  ['normalise_phone', normalisePhone, isPhone],
  ['normalise_email', normaliseEmail, isEmail],
] as const)(
  `private.%s matches the site’s function for ${texts.length} texts and keeps its own results unchanged`,
  async (name, normalise, isResult) => {
    const expected = texts.map(normalise);
    expect(await inDatabase(name, texts)).toEqual(expected);
    const results = expected.filter(isResult);
    expect(results.length).toBeGreaterThan(texts.length / 400);
    expect(results.map(normalise)).toEqual(results);
  },
  60_000,
);

test('the SQL function private.is_email accepts the same email addresses as the site', async () => {
  const addresses = [
    ...texts,
    ...texts.map((one) => `${one}@example.org`),
    ...texts.map((one) => `ada@${one}.org`),
  ].map(normaliseEmail);
  const expected = addresses.map(isEmail);
  expect(expected.filter((is) => is).length).toBeGreaterThan(100);
  expect(await inDatabase('is_email', addresses)).toEqual(expected);
}, 60_000);
