import type { Translation } from '../../i18n/message.ts';

/** The toasts of logging out (product specification, points 5 and 8), to the letter. */
export const logOutCopy = {
  loggedOut: { title: 'Logged Out' },
  logoutFailed: { title: 'Logout Failed', message: 'Could not log out. Please try again.' },
} as const;

export type LogOutCopy = Translation<typeof logOutCopy>;
