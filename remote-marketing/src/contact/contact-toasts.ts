import type { ToastContent } from '@torsa/shared/toast';

/** The toasts of the contact form (product specification, points 5 and 8), to the letter. */
export const contactToasts = {
  messageSent: {
    kind: 'success',
    title: 'Message Sent!',
    message: "Thank you for contacting us. We'll get back to you soon.",
  },
  messageFailed: {
    kind: 'error',
    title: 'Error Sending Message',
    message: 'Something went wrong. Please try again later.',
  },
} as const satisfies Record<string, ToastContent | ((...texts: never[]) => ToastContent)>;
