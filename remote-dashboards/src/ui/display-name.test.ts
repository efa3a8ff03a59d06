import { expect, test } from 'vitest';
import { getDisplayName } from './display-name.ts';

test.each([
  ['Asha Roy', 'asha@client.test', 'Asha Roy'],
  ['  ', 'asha@client.test', 'asha'],
  ['', '', 'User'],
])(
  'getDisplayName of the name "%s" and the email address "%s" returns %s',
  (fullName, email, name) => {
    expect(getDisplayName({ id: '1', fullName, email }, 'User')).toBe(name);
  },
);
