import { createTransport } from 'nodemailer';
import { SMTP_TIMEOUTS } from '../../../supabase/functions/_shared/send-emails.ts';

/**
 * Creates an SMTP transport to the local inbox. It needs no encryption and no login, because the inbox listens on
 * 127.0.0.1.
 */
export const createInboxTransport = (port: number) =>
  createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...SMTP_TIMEOUTS });
