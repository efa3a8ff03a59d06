import { icu } from '@torsa/shared/i18n/icu';
import { getMaxFieldLength, listFieldNames, validateForm } from '@torsa/shared/ui/form/fields';
import { expect, test } from 'vitest';
import { type ContactMessage, contactFields } from './contact-fields.ts';

const problems = {
  nameMissing: 'nameMissing',
  emailMissing: 'emailMissing',
  emailMalformed: 'emailMalformed',
  messageMissing: 'messageMissing',
  tooLong: icu('{limit, number}'),
};
const fields = contactFields(problems, { format: () => 'tooLong' });
const names = listFieldNames(fields);
const complete = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as ContactMessage),
  name: 'Rupa Sen',
  email: 'rupa@example.org',
  message: 'We need a site for our homestay.',
};

const problemsOf = (changes: Partial<typeof complete>) => {
  const checked = validateForm(fields, { ...complete, ...changes });
  return checked.ok ? {} : checked.problems;
};

test('the contact form is valid with only a name, an email address and a message', () => {
  expect(validateForm(fields, complete)).toEqual({ ok: true, values: complete });
});

test.each(['name', 'email', 'message'] as const)('the contact field %s is required', (name) => {
  expect(problemsOf({ [name]: '' })).toEqual({ [name]: `${name}Missing` });
  expect(problemsOf({ [name]: ' \n ' })).toEqual({ [name]: `${name}Missing` });
});

test.each(names)('the contact field %s has the database’s length limit', (name) => {
  const limit = getMaxFieldLength(fields[name]) ?? 0;
  const fill = (length: number) =>
    name === 'email' ? `${'a'.repeat(length - 12)}@example.org` : 'a'.repeat(length);
  expect(limit).toBeGreaterThan(9);
  expect(problemsOf({ [name]: fill(limit) })).toEqual({});
  expect(problemsOf({ [name]: fill(limit + 1) })[name]).toBe('tooLong');
});
