import { randomUUID } from 'node:crypto';

/** Creates an email with a new Message-ID. */
export const email = (from: string, head: string, text: string): string =>
  `From: ${from}\r\nMessage-ID: <${randomUUID()}@example.org>\r\n${head}\r\n\r\n${text}\r\n`;

/** Creates a part of a multipart/mixed email. */
export const part = (type: string, head: string, content: string): string =>
  `--b\r\nContent-Type: ${type}\r\n${head}\r\n\r\n${content}\r\n`;

export const mixed = (...parts: readonly string[]): string =>
  email(
    'ada@example.org',
    'Subject: A brief\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b',
    `${parts.join('')}--b--`,
  );

/** Creates a part with a file. */
export const file = (name: string, content: string, type = 'application/pdf'): string =>
  part(
    `${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`,
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
  );
