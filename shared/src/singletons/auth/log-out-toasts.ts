import type { ToastContent } from '@torsa/shared/toast';

/** The toasts of logging out (product specification, points 5 and 8), to the letter. */
export const logOutToasts = {
  loggedOut: { kind: 'success', title: 'Logged Out' },
  logoutFailed: (message = 'Could not log out. Please try again.') => ({
    kind: 'error',
    title: 'Logout Failed',
    message,
  }),
} as const satisfies Record<string, ToastContent | ((...texts: never[]) => ToastContent)>;
