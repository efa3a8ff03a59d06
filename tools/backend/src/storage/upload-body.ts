import { Readable } from 'node:stream';
import busboy from '@fastify/busboy';
import { createBadRequestError, createObjectTooLargeError } from './storage-error.ts';

/** The content of an uploaded file, with its media type. */
export interface UploadRequestBody {
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The maximum number of bytes that a multipart form adds to the file in the form. */
const FORM_BYTES = 64 * 1024;

const UNREADABLE = 'The form of the upload cannot be read';

/**
 * Returns the content of an uploaded file as a stream. The file is the whole body, or the first file of a multipart
 * form.
 * @throws {StorageError} for a Content-Length header above `maximum` bytes
 */
export async function readUploadedFile(
  headers: Headers,
  body: AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<UploadRequestBody> {
  const length = Number(headers.get('content-length') ?? 0);
  const type = headers.get('content-type') || 'application/octet-stream';
  const isForm = /^multipart\/form-data\b/i.test(type);
  if (length > maximum + (isForm ? FORM_BYTES : 0)) throw createObjectTooLargeError();
  if (!isForm) return { type, bytes: body };
  const source = Readable.from(body, { objectMode: false });
  return new Promise((resolve, reject) => {
    const refuse = () => reject(createBadRequestError(UNREADABLE));
    const form = openForm(type);
    if (!form) return refuse();
    form.on('file', (_field, file, _name, _encoding, fileType) => {
      source.on('error', (error) => file.destroy(error));
      form.on('error', () => file.destroy(createBadRequestError(UNREADABLE)));
      resolve({ type: fileType, bytes: file });
    });
    form.on('error', refuse);
    form.on('finish', refuse);
    source.on('error', reject);
    source.pipe(form);
  });
}

function openForm(type: string): ReturnType<typeof busboy> | undefined {
  try {
    return busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fields: 10, fieldSize: 1_000, headerPairs: 20 },
    });
  } catch {
    return undefined;
  }
}
