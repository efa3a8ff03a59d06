import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadNormaliser } from '../../i18n/text/normaliser.ts';
import {
  address,
  atMost,
  check,
  filled,
  filledText,
  identifier,
  isRequired,
  lengthOf,
  newSecret,
  optional,
  optionalText,
  phone,
  secret,
} from './fields.ts';

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  await loadNormaliser();
});
afterAll(() => vi.unstubAllGlobals());

const problems = { emailMissing: 'Missing', emailMalformed: 'Malformed' };
const problemOf = (field: Parameters<typeof isRequired>[0], text: string) => {
  const checked = check({ field }, { field: text });
  return checked.ok ? undefined : checked.problems.field;
};

test.each([
  [filled('Missing'), 'text', undefined],
  [filled('Missing'), ' \n ', 'Missing'],
  [optional(), '', undefined],
  [secret('Missing'), '', 'Missing'],
  [secret('Missing'), '  ', undefined],
  [address(problems), ' ', 'Missing'],
  [address(problems), ' asha@client.test ', undefined],
  [address(problems), 'asha', 'Malformed'],
  [address(problems), 'asha@', 'Malformed'],
  [address(problems), '@client.test', 'Malformed'],
  [address(problems), 'asha@client', 'Malformed'],
  [address(problems), 'a b@client.test', 'Malformed'],
  [address(problems), 'a@b@client.test', 'Malformed'],
  [filled('Missing'), '\u200b\u3164\u2800', 'Missing'],
  [filledText('Missing'), '\u2060\n', 'Missing'],
  [identifier('Missing'), '\u200b', 'Missing'],
  [address(problems), 'ada@example.org, bob@example.org', 'Malformed'],
  [phone('Malformed'), 'call me', 'Malformed'],
  [phone('Malformed'), '', undefined],
  [secret('Missing'), 'ক'.repeat(24), undefined],
  [secret('Missing'), 'ক'.repeat(25), expect.stringContaining('72')],
  // Normalised they have 144 bytes. An older account may have them as typed.
  [secret('Missing'), '\u09dc'.repeat(24), undefined],
  [newSecret('Missing'), '\u09dc'.repeat(24), expect.stringContaining('72')],
  [newSecret('Missing'), 'a'.repeat(72), undefined],
  [newSecret('Missing'), 'a'.repeat(73), expect.stringContaining('72')],
  [newSecret('Missing'), '', 'Missing'],
  [atMost(3, filled('Missing'), 'Too long'), 'abc', undefined],
  [atMost(3, filled('Missing'), 'Too long'), '😀😀😀', undefined],
  [atMost(3, filled('Missing'), 'Too long'), '\u09df\u09df', 'Too long'],
  [atMost(3, filled('Missing'), 'Too long'), 'abcd', 'Too long'],
  [atMost(3, filled('Missing'), 'Too long'), '', 'Missing'],
] as const)('%o of "%s" is %s', (field, text, problem) => {
  expect(problemOf(field, text)).toEqual(problem);
});

test('all problems are named at once, in the order of the fields; without any, blanks round a text are gone', () => {
  const fields = { name: filled('Name?'), note: optional(), email: address(problems) };
  expect(check(fields, { name: '', note: '', email: 'asha' })).toEqual({
    ok: false,
    problems: { name: 'Name?', email: 'Malformed' },
  });
  expect(check(fields, { name: ' Asha ', note: '', email: 'asha@client.test ' })).toEqual({
    ok: true,
    values: { name: 'Asha', note: '', email: 'asha@client.test' },
  });
});

test('a control is required, and takes as much, as its field says', () => {
  expect([filled('?'), optional(), secret('Missing')].map(isRequired)).toEqual([true, false, true]);
  expect(isRequired(atMost(3, optional()))).toBe(false);
  expect([lengthOf(atMost(3, filled('?'))), lengthOf(filled('?'))]).toEqual([3, undefined]);
  expect([lengthOf(address(problems)), lengthOf(atMost(250, address(problems)))]).toEqual([
    254, 250,
  ]);
});

test.each([
  [optional(), ' Ada\r\n\u202eRoy\u200b ', 'Ada Roy'],
  [filledText('?'), ' one\r\ntwo ', 'one\ntwo'],
  [optionalText(), '\ufeff', ''],
  [identifier('?'), ' tl ০০১\u200b', 'tl001'],
  [identifier('?'), 'FOUNDER\u2011001', 'FOUNDER001'],
  [phone('?'), '\u202a+91\u00a0৯৮৭৬৫\u201143210\u202c', '+91 98765 43210'],
  [address(problems), 'Ada <mailto:ada@Example.org>, ', 'ada@example.org'],
  [newSecret('Missing'), ' \u09dc\u00a0', ' \u09a1\u09bc '],
  [secret('Missing'), ' \u09dc\u00a0', ' \u09dc\u00a0'],
] as const)('%o sends %j as %j', (field, typed, sent) => {
  expect(check({ field }, { field: typed })).toEqual({ ok: true, values: { field: sent } });
});

test('a limit without a text of its own is described in the language of the page', () => {
  const problem = () => problemOf(atMost(3, optional()), 'abcd');
  vi.stubGlobal('location', { pathname: '/bn/contact' });
  expect(problem()).toBe('সর্বোচ্চ ৩টি অক্ষর লেখা যায়।');
  vi.stubGlobal('location', { pathname: '/contact' });
  expect(problem()).toBe('Use at most 3 characters.');
});
