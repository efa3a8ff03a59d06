import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadNormaliser } from '../../i18n/text/normaliser.ts';
import {
  currentPassword,
  emailAddress,
  getMaxLength,
  isRequired,
  maxCharacters,
  newPassword,
  optionalLine,
  optionalText,
  phone,
  requiredLine,
  requiredText,
  staffId,
  validate,
} from './fields.ts';

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  await loadNormaliser();
});
afterAll(() => vi.unstubAllGlobals());

const problems = { emailMissing: 'Missing', emailMalformed: 'Malformed' };
const problemOf = (field: Parameters<typeof isRequired>[0], text: string) => {
  const checked = validate({ field }, { field: text });
  return checked.ok ? undefined : checked.problems.field;
};

test.each([
  [requiredLine('Missing'), 'text', undefined],
  [requiredLine('Missing'), ' \n ', 'Missing'],
  [optionalLine(), '', undefined],
  [currentPassword('Missing'), '', 'Missing'],
  [currentPassword('Missing'), '  ', undefined],
  [emailAddress(problems), ' ', 'Missing'],
  [emailAddress(problems), ' asha@client.test ', undefined],
  [emailAddress(problems), 'asha', 'Malformed'],
  [emailAddress(problems), 'asha@', 'Malformed'],
  [emailAddress(problems), '@client.test', 'Malformed'],
  [emailAddress(problems), 'asha@client', 'Malformed'],
  [emailAddress(problems), 'a b@client.test', 'Malformed'],
  [emailAddress(problems), 'a@b@client.test', 'Malformed'],
  [requiredLine('Missing'), '\u200b\u3164\u2800', 'Missing'],
  [requiredText('Missing'), '\u2060\n', 'Missing'],
  [staffId('Missing'), '\u200b', 'Missing'],
  [emailAddress(problems), 'ada@example.org, bob@example.org', 'Malformed'],
  [phone('Malformed'), 'call me', 'Malformed'],
  [phone('Malformed'), '', undefined],
  [currentPassword('Missing'), 'ক'.repeat(24), undefined],
  [currentPassword('Missing'), 'ক'.repeat(25), expect.stringContaining('72')],
  // Normalised, the text has 144 bytes. An older account may have stored it as typed.
  [currentPassword('Missing'), '\u09dc'.repeat(24), undefined],
  [newPassword('Missing'), '\u09dc'.repeat(24), expect.stringContaining('72')],
  [newPassword('Missing'), 'a'.repeat(72), undefined],
  [newPassword('Missing'), 'a'.repeat(73), expect.stringContaining('72')],
  [newPassword('Missing'), '', 'Missing'],
  [maxCharacters(3, requiredLine('Missing'), 'Too long'), 'abc', undefined],
  [maxCharacters(3, requiredLine('Missing'), 'Too long'), '😀😀😀', undefined],
  [maxCharacters(3, requiredLine('Missing'), 'Too long'), '\u09df\u09df', 'Too long'],
  [maxCharacters(3, requiredLine('Missing'), 'Too long'), 'abcd', 'Too long'],
  [maxCharacters(3, requiredLine('Missing'), 'Too long'), '', 'Missing'],
] as const)('validating %o with "%s" gives %s', (field, text, problem) => {
  expect(problemOf(field, text)).toEqual(problem);
});

test('validating a form returns either all errors in field order or the trimmed values', () => {
  const fields = {
    name: requiredLine('Name?'),
    note: optionalLine(),
    email: emailAddress(problems),
  };
  expect(validate(fields, { name: '', note: '', email: 'asha' })).toEqual({
    ok: false,
    problems: { name: 'Name?', email: 'Malformed' },
  });
  expect(validate(fields, { name: ' Asha ', note: '', email: 'asha@client.test ' })).toEqual({
    ok: true,
    values: { name: 'Asha', note: '', email: 'asha@client.test' },
  });
});

test('a form control has the `required` and `maxLength` attributes of its field’s schema', () => {
  expect([requiredLine('?'), optionalLine(), currentPassword('Missing')].map(isRequired)).toEqual([
    true,
    false,
    true,
  ]);
  expect(isRequired(maxCharacters(3, optionalLine()))).toBe(false);
  expect([
    getMaxLength(maxCharacters(3, requiredLine('?'))),
    getMaxLength(requiredLine('?')),
  ]).toEqual([3, undefined]);
  expect([
    getMaxLength(emailAddress(problems)),
    getMaxLength(maxCharacters(250, emailAddress(problems))),
  ]).toEqual([254, 250]);
});

test.each([
  [optionalLine(), ' Ada\r\n\u202eRoy\u200b ', 'Ada Roy'],
  [requiredText('?'), ' one\r\ntwo ', 'one\ntwo'],
  [optionalText(), '\ufeff', ''],
  [staffId('?'), ' tl ০০১\u200b', 'tl001'],
  [staffId('?'), 'FOUNDER\u2011001', 'FOUNDER001'],
  [phone('?'), '\u202a+91\u00a0৯৮৭৬৫\u201143210\u202c', '+91 98765 43210'],
  [emailAddress(problems), 'Ada <mailto:ada@Example.org>, ', 'ada@example.org'],
  [newPassword('Missing'), ' \u09dc\u00a0', ' \u09a1\u09bc '],
  [currentPassword('Missing'), ' \u09dc\u00a0', ' \u09dc\u00a0'],
] as const)('%o sends %j as %j', (field, typed, sent) => {
  expect(validate({ field }, { field: typed })).toEqual({ ok: true, values: { field: sent } });
});

test('the default text of a length limit is in the page’s language', () => {
  const problem = () => problemOf(maxCharacters(3, optionalLine()), 'abcd');
  vi.stubGlobal('location', { pathname: '/bn/contact' });
  expect(problem()).toBe('সর্বোচ্চ ৩টি অক্ষর লেখা যায়।');
  vi.stubGlobal('location', { pathname: '/contact' });
  expect(problem()).toBe('Use at most 3 characters.');
});
