import { expect, test } from 'vitest';
import { logOutToasts } from './log-out-toasts.en.ts';

const wording = [
  [logOutToasts.loggedOut, 'Logged Out', undefined],
  [logOutToasts.logoutFailed, 'Logout Failed', 'Could not log out. Please try again.'],
] as const;

test.each(wording)('§8 %o reads to the letter', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});
