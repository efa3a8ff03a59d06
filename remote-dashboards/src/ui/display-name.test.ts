import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['Asha Roy', 'asha@client.test', 'Asha Roy'],
  ['  ', 'asha@client.test', 'asha'],
  ['', '', 'User'],
])('the name "%s" with the address "%s" is displayed as %s', (fullName, email, name) => {
  expect(displayName({ id: '1', fullName, email }, 'User')).toBe(name);
});
