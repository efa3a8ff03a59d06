import { convertToSingleLine } from './clean-text.ts';
import { MAX_EMAIL_FILE_BYTES, MAX_EMAIL_FILES } from './limits.ts';
import type { MimeAttachment } from './mime-email.ts';

/** A file that is attached to an incoming email. */
export interface IncomingEmailFile {
  readonly name: string;
  /** The MIME type that the sender declared, which pages must not trust. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface RejectedEmailFile {
  readonly name: string;
  readonly size: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/ics': 'ics',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
};

/** Returns a filename that is valid on every operating system, without path and invisible characters. */
function nameOf(filename: string, type: string): string {
  const base = convertToSingleLine(filename.slice(0, 1_000))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/^[.\s]+/, '');
  if (base === '') return `file.${EXTENSIONS[type] ?? 'bin'}`;
  if (base.length <= 150) return base;
  const extension = /\.[^.]{1,10}$/.exec(base)?.[0] ?? '';
  return [...base].slice(0, 120).join('') + extension;
}

/** Converts an attachment of a parsed email to a file for the database. */
export function convertToEmailFile({
  filename,
  mimeType,
  content,
}: MimeAttachment): IncomingEmailFile {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(mimeType)
    ? mimeType
    : 'application/octet-stream';
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : content instanceof Uint8Array
        ? content
        : new Uint8Array(content);
  return { name: nameOf(filename ?? '', type), type, content: bytes };
}

/**
 * Selects the email's files that fit into the size and number limits. It rejects the others, and ignores an empty file
 * without a name.
 */
export function selectEmailFiles(all: readonly IncomingEmailFile[]): {
  readonly files: readonly IncomingEmailFile[];
  readonly refused: readonly RejectedEmailFile[];
} {
  const files: IncomingEmailFile[] = [];
  const refused: RejectedEmailFile[] = [];
  let bytes = 0;
  for (const file of all) {
    const size = file.content.byteLength;
    if (files.length < MAX_EMAIL_FILES && bytes + size <= MAX_EMAIL_FILE_BYTES) {
      files.push(file);
      bytes += size;
    } else refused.push({ name: file.name, size });
  }
  return { files, refused };
}
