import { expect, test } from 'vitest';
import { logOutCopy } from './log-out.copy.en.ts';

const wording = [
  [logOutCopy.loggedOut, 'Logged Out', undefined],
  [logOutCopy.logoutFailed, 'Logout Failed', 'Could not log out. Please try again.'],
] as const;

test.each(wording)('§8.13 the toast %o has the specification’s text', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});
