import { createTransport } from 'nodemailer';

/** How long the inbox may be silent, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Hands mails to the local inbox, which has stored what it takes. Neither encrypts nor logs in: it is for 127.0.0.1. */
export const inboxTransport = (port: number) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true, socketTimeout: TIMEOUT_MS });
