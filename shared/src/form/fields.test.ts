import { expect, test } from 'vitest';
import {
  address,
  atMost,
  check,
  filled,
  isRequired,
  lengthOf,
  optional,
  secret,
} from './fields.ts';

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
  [atMost(3, filled('Missing'), 'Too long'), 'abc', undefined],
  [atMost(3, filled('Missing'), 'Too long'), 'abcd', 'Too long'],
  [atMost(3, filled('Missing'), 'Too long'), '', 'Missing'],
] as const)('%o of "%s" is %s', (field, text, problem) => {
  expect(problemOf(field, text)).toBe(problem);
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
  expect([filled('?'), optional(), secret('?')].map(isRequired)).toEqual([true, false, true]);
  expect(isRequired(atMost(3, optional()))).toBe(false);
  expect([lengthOf(atMost(3, filled('?'))), lengthOf(filled('?'))]).toEqual([3, undefined]);
});
