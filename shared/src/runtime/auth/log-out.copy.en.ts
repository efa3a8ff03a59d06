import type { Translation } from '../../i18n/message.ts';

/** The toast texts after a logout, verbatim from the product specification (points 5 and 8). */
export const logOutTexts = {
  loggedOut: { title: 'Logged Out' },
  logoutFailed: { title: 'Logout Failed', message: 'Could not log out. Please try again.' },
} as const;

export type LogOutTexts = Translation<typeof logOutTexts>;
