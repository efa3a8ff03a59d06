import { createTransport } from 'nodemailer';
import { SMTP_TIMEOUTS } from './outbox/shared-mail.ts';

/** Hands emails to the local inbox, without encryption and login: it listens on 127.0.0.1. */
export const inboxTransport = (port: number) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...SMTP_TIMEOUTS });
