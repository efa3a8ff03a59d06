import { createTransport } from 'nodemailer';
import { SMTP_TIMEOUTS } from './outbox/shared-mail.ts';

/**
 * Creates a mail transport to the local inbox. It needs no encryption and no login, because the inbox listens on
 * 127.0.0.1.
 */
export const inboxTransport = (port: number) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...SMTP_TIMEOUTS });
