import { describe, expect, test } from 'vitest';
import { contactFields, maxLengths } from './contact-message.ts';
import { validateContactMessage } from './validate-contact-message.ts';

const complete = {
  name: 'Rupa Sen',
  email: 'rupa@example.org',
  subject: '',
  message: 'We need a site for our homestay.',
};

const errorsOf = (changes: Partial<typeof complete>) => {
  const validation = validateContactMessage({ ...complete, ...changes });
  return validation.valid ? {} : validation.errors;
};

describe('§5 contact form', () => {
  test('name, e-mail and message are enough', () => {
    expect(validateContactMessage(complete)).toEqual({ valid: true, message: complete });
  });

  test.each(['name', 'email', 'message'] as const)('%s is required', (field) => {
    expect(errorsOf({ [field]: '' })).toEqual({ [field]: `${field}Missing` });
    expect(errorsOf({ [field]: ' \n ' })).toEqual({ [field]: `${field}Missing` });
  });

  test('every problem is named at once', () => {
    expect(Object.keys(errorsOf({ name: '', email: 'rupa', message: '' }))).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  test.each(['rupa', 'rupa@', '@example.org', 'rupa@example', 'rupa @example.org', 'a@b@c.org'])(
    '%s is no e-mail address',
    (email) => {
      expect(errorsOf({ email }).email).toBe('emailMalformed');
    },
  );

  test('blanks round a text are no part of it', () => {
    expect(validateContactMessage({ ...complete, email: ' rupa@example.org ' })).toEqual({
      valid: true,
      message: complete,
    });
  });

  test.each(contactFields)('%s is as long as the database takes, and no longer', (field) => {
    const fill = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - 12)}@example.org` : 'a'.repeat(length);
    expect(errorsOf({ [field]: fill(maxLengths[field]) })).toEqual({});
    expect(errorsOf({ [field]: fill(maxLengths[field] + 1) })[field]).toBe('tooLong');
  });
});
