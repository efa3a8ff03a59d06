import { expect, test } from 'vitest';
import { formMessages } from './form-messages.en.ts';
import { address, filled, findProblems, secret } from './rules.ts';

test.each([
  [filled('Missing'), 'text', undefined],
  [filled('Missing'), '  ', 'Missing'],
  [secret('Missing'), '', 'Missing'],
  [secret('Missing'), '  ', undefined],
  [address(formMessages.problems), '', 'Enter your email address.'],
  [address(formMessages.problems), ' asha@client.test ', undefined],
  [address(formMessages.problems), 'asha', 'Enter an email address such as name@example.com.'],
  [
    address(formMessages.problems),
    'a b@client.test',
    'Enter an email address such as name@example.com.',
  ],
] as const)('%o of "%s" is %s', (rule, text, problem) => {
  expect(rule(text)).toBe(problem);
});

test('the problems of a form are named by field', () => {
  const rules = { name: filled('Name?'), email: address(formMessages.problems) };
  expect(findProblems(rules, { name: '', email: 'asha@client.test' })).toEqual({ name: 'Name?' });
});
