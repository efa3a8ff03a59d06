import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['Asha Roy', 'asha@client.test', 'Asha Roy'],
  ['  ', 'asha@client.test', 'asha'],
  ['', '', 'User'],
])(
  'displayName of the name "%s" and the email address "%s" returns %s',
  (fullName, email, name) => {
    expect(displayName({ id: '1', fullName, email }, 'User')).toBe(name);
  },
);
