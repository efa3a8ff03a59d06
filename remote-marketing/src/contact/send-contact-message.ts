import { loadBackend } from '@torsa/shared/backend';
import type { ContactMessage } from './contact-message.ts';

export type SendResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly cause: unknown };

/** How long to wait for the backend before calling it a failure, in milliseconds. */
const patienceMs = 20_000;

/**
 * Stores a message for the company. Never throws: without a network the result says so.
 * @param key a UUID; sent again with the same one, the message is stored once
 */
export async function sendContactMessage(
  message: ContactMessage,
  key: string | undefined,
): Promise<SendResult> {
  try {
    const backend = await loadBackend();
    const insert = backend.from('contact_messages').insert({
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
    });
    if (key !== undefined) insert.setHeader('Idempotency-Key', key);
    const { error } = await insert.abortSignal(AbortSignal.timeout(patienceMs));
    return error ? { sent: false, cause: error } : { sent: true };
  } catch (cause) {
    return { sent: false, cause };
  }
}
