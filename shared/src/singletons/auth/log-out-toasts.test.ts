import { expect, test } from 'vitest';
import { logOutToasts } from './log-out-toasts.ts';

const wording = [
  [logOutToasts.loggedOut, 'Logged Out', undefined],
  [logOutToasts.logoutFailed(), 'Logout Failed', 'Could not log out. Please try again.'],
  [logOutToasts.logoutFailed('Not now'), 'Logout Failed', 'Not now'],
] as const;

test.each(wording)('§8 %o reads to the letter', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});
