import { expect, test } from 'vitest';
import { logOutTexts } from './log-out.copy.en.ts';

const wording = [
  [logOutTexts.loggedOut, 'Logged Out', undefined],
  [logOutTexts.logoutFailed, 'Logout Failed', 'Could not log out. Please try again.'],
] as const;

test.each(wording)('§8.13 the toast %o has the specification’s text', (toast, title, message) => {
  expect({ message: undefined, ...toast }).toMatchObject({ title, message });
});
