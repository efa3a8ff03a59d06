import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadTextNormaliser } from '../../i18n/text/normaliser.ts';
import {
  currentPasswordField,
  emailAddressField,
  getMaxFieldLength,
  isRequiredField,
  limitFieldLength,
  newPasswordField,
  optionalLineField,
  optionalTextField,
  phoneField,
  requiredLineField,
  requiredTextField,
  staffIdField,
  validateForm,
} from './fields.ts';

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  await loadTextNormaliser();
});
afterAll(() => vi.unstubAllGlobals());

const problems = { emailMissing: 'Missing', emailMalformed: 'Malformed' };
const problemOf = (field: Parameters<typeof isRequiredField>[0], text: string) => {
  const checked = validateForm({ field }, { field: text });
  return checked.ok ? undefined : checked.problems.field;
};

test.each([
  [requiredLineField('Missing'), 'text', undefined],
  [requiredLineField('Missing'), ' \n ', 'Missing'],
  [optionalLineField(), '', undefined],
  [currentPasswordField('Missing'), '', 'Missing'],
  [currentPasswordField('Missing'), '  ', undefined],
  [emailAddressField(problems), ' ', 'Missing'],
  [emailAddressField(problems), ' asha@client.test ', undefined],
  [emailAddressField(problems), 'asha', 'Malformed'],
  [emailAddressField(problems), 'asha@', 'Malformed'],
  [emailAddressField(problems), '@client.test', 'Malformed'],
  [emailAddressField(problems), 'asha@client', 'Malformed'],
  [emailAddressField(problems), 'a b@client.test', 'Malformed'],
  [emailAddressField(problems), 'a@b@client.test', 'Malformed'],
  [requiredLineField('Missing'), '\u200b\u3164\u2800', 'Missing'],
  [requiredTextField('Missing'), '\u2060\n', 'Missing'],
  [staffIdField('Missing'), '\u200b', 'Missing'],
  [emailAddressField(problems), 'ada@example.org, bob@example.org', 'Malformed'],
  [phoneField('Malformed'), 'call me', 'Malformed'],
  [phoneField('Malformed'), '', undefined],
  [currentPasswordField('Missing'), 'ক'.repeat(24), undefined],
  [currentPasswordField('Missing'), 'ক'.repeat(25), expect.stringContaining('72')],
  // Normalised, the text has 144 bytes. An older account may have stored it as typed.
  [currentPasswordField('Missing'), '\u09dc'.repeat(24), undefined],
  [newPasswordField('Missing'), '\u09dc'.repeat(24), expect.stringContaining('72')],
  [newPasswordField('Missing'), 'a'.repeat(72), undefined],
  [newPasswordField('Missing'), 'a'.repeat(73), expect.stringContaining('72')],
  [newPasswordField('Missing'), '', 'Missing'],
  [limitFieldLength(3, requiredLineField('Missing'), 'Too long'), 'abc', undefined],
  [limitFieldLength(3, requiredLineField('Missing'), 'Too long'), '😀😀😀', undefined],
  [limitFieldLength(3, requiredLineField('Missing'), 'Too long'), '\u09df\u09df', 'Too long'],
  [limitFieldLength(3, requiredLineField('Missing'), 'Too long'), 'abcd', 'Too long'],
  [limitFieldLength(3, requiredLineField('Missing'), 'Too long'), '', 'Missing'],
] as const)('validating %o with "%s" gives %s', (field, text, problem) => {
  expect(problemOf(field, text)).toEqual(problem);
});

test('validating a form returns either all errors in field order or the trimmed values', () => {
  const fields = {
    name: requiredLineField('Name?'),
    note: optionalLineField(),
    email: emailAddressField(problems),
  };
  expect(validateForm(fields, { name: '', note: '', email: 'asha' })).toEqual({
    ok: false,
    problems: { name: 'Name?', email: 'Malformed' },
  });
  expect(validateForm(fields, { name: ' Asha ', note: '', email: 'asha@client.test ' })).toEqual({
    ok: true,
    values: { name: 'Asha', note: '', email: 'asha@client.test' },
  });
});

test('a form control has the `required` and `maxLength` attributes of its field’s schema', () => {
  expect(
    [requiredLineField('?'), optionalLineField(), currentPasswordField('Missing')].map(
      isRequiredField,
    ),
  ).toEqual([true, false, true]);
  expect(isRequiredField(limitFieldLength(3, optionalLineField()))).toBe(false);
  expect([
    getMaxFieldLength(limitFieldLength(3, requiredLineField('?'))),
    getMaxFieldLength(requiredLineField('?')),
  ]).toEqual([3, undefined]);
  expect([
    getMaxFieldLength(emailAddressField(problems)),
    getMaxFieldLength(limitFieldLength(250, emailAddressField(problems))),
  ]).toEqual([254, 250]);
});

test.each([
  [optionalLineField(), ' Ada\r\n\u202eRoy\u200b ', 'Ada Roy'],
  [requiredTextField('?'), ' one\r\ntwo ', 'one\ntwo'],
  [optionalTextField(), '\ufeff', ''],
  [staffIdField('?'), ' tl ০০১\u200b', 'tl001'],
  [staffIdField('?'), 'FOUNDER\u2011001', 'FOUNDER001'],
  [phoneField('?'), '\u202a+91\u00a0৯৮৭৬৫\u201143210\u202c', '+91 98765 43210'],
  [emailAddressField(problems), 'Ada <mailto:ada@Example.org>, ', 'ada@example.org'],
  [newPasswordField('Missing'), ' \u09dc\u00a0', ' \u09a1\u09bc '],
  [currentPasswordField('Missing'), ' \u09dc\u00a0', ' \u09dc\u00a0'],
] as const)('%o sends %j as %j', (field, typed, sent) => {
  expect(validateForm({ field }, { field: typed })).toEqual({ ok: true, values: { field: sent } });
});

test('the default error text for a too long value is in the page’s language', () => {
  const problem = () => problemOf(limitFieldLength(3, optionalLineField()), 'abcd');
  vi.stubGlobal('location', { pathname: '/bn/contact' });
  expect(problem()).toBe('সর্বোচ্চ ৩টি অক্ষর লেখা যায়।');
  vi.stubGlobal('location', { pathname: '/contact' });
  expect(problem()).toBe('Use at most 3 characters.');
});
