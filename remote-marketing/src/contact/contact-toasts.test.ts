import { expect, test } from 'vitest';
import { contactToasts } from './contact-toasts.ts';

const wording = [
  [
    contactToasts.messageSent,
    'Message Sent!',
    "Thank you for contacting us. We'll get back to you soon.",
  ],
  [
    contactToasts.messageFailed,
    'Error Sending Message',
    'Something went wrong. Please try again later.',
  ],
] as const;

test.each(wording)('§8 %o reads to the letter', (toast, title, message) => {
  expect(toast).toMatchObject({ title, message });
});
