import { BackendError, backendError } from '@torsa/shared/database/backend-error';
import { getUserBackend, type Returns, rpc, withSeparateClient } from './client.ts';
import type { FilePlace, ListedPlace } from './files.ts';
import { callFilesFunction, signUploadUrl } from './storage.ts';
import { callWithLink } from './task-link.ts';

/** The row of a file. A visitor with a link receives fewer columns. */
export type UploadedFile = Pick<
  Returns<'add_file'>,
  'id' | 'name' | 'size' | 'media_type' | 'state'
>;

interface UploadOptions {
  /** The ID of the new file, which the caller chooses. A retry with the same ID continues the same upload. */
  readonly id: string;
  /** Called with the part of the bytes that was sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** An upload without any progress during this time is a lost connection, in milliseconds. */
const stallTime = 30_000;

/**
 * Uploads a file: adds its row, sends its bytes to the storage, and confirms that all bytes have arrived. Other people
 * see the file only after the confirmation.
 * @throws {BackendError} `unavailable` if a retry can succeed; `invalid` with a message if the file is refused
 * @throws {DOMException} `AbortError` if the caller aborts the upload
 */
export async function uploadFile(
  file: File,
  place: FilePlace,
  { id, onProgress, signal }: UploadOptions,
): Promise<UploadedFile> {
  signal.throwIfAborted();
  const steps = 'link' in place ? stepsOfLink(place.link, id) : stepsOfUser(place, id);
  const row = await steps.addRow(file);
  if (row.state === 'ready') return row;
  signal.throwIfAborted();
  const url = await steps.signUpload();
  signal.throwIfAborted();
  if (url !== undefined) await sendBytes(url, file, row.media_type, { onProgress, signal });
  onProgress(1);
  signal.throwIfAborted();
  return steps.confirm().catch((error: unknown) => {
    // The storage does not have the bytes, so the next try sends them again.
    if (error instanceof BackendError && error.code === 'conflict')
      throw new BackendError('unavailable', error.message, { cause: error });
    throw error;
  });
}

interface UploadSteps {
  readonly addRow: (file: File) => Promise<UploadedFile>;
  /** Returns undefined if the storage already has the bytes. */
  readonly signUpload: () => Promise<string | undefined>;
  readonly confirm: () => Promise<UploadedFile>;
}

const argsOf = ({ name, size, type }: File) => ({
  name: name.normalize('NFC'),
  size,
  media_type: type || 'application/octet-stream',
});

const stepsOfUser = (place: ListedPlace, id: string): UploadSteps => ({
  addRow: (file) => rpc('add_file', { id, ...argsOf(file), ...place }),
  signUpload: () => signUploadUrl(id),
  confirm: async () => callFilesFunction(await getUserBackend(), { action: 'confirm', file: id }),
});

/** The steps of a visitor with a one-purpose link. They use no session, as the whole page of the link. */
const stepsOfLink = (token: string, id: string): UploadSteps => ({
  addRow: async (file) => {
    const row = await callWithLink<UploadedFile | null, 'link_add_file'>('link_add_file', {
      token,
      id,
      ...argsOf(file),
    });
    if (!row) throw new BackendError('missing', 'The link does not work any more.');
    return row;
  },
  signUpload: () =>
    withSeparateClient(async (client) => {
      const request = { action: 'upload', token, file: id };
      return (await callFilesFunction<{ readonly url: string }>(client, request)).url;
    }).catch((error: unknown) => {
      if (error instanceof BackendError && error.code === 'conflict') return undefined;
      throw error;
    }),
  confirm: () =>
    withSeparateClient((client) =>
      callFilesFunction(client, { action: 'confirm', token, file: id }),
    ),
});

/**
 * Sends the bytes of a file. XMLHttpRequest is used instead of `fetch`, because only it reports the progress of an
 * upload.
 */
function sendBytes(
  url: string,
  file: File,
  mediaType: string,
  { onProgress, signal }: Omit<UploadOptions, 'id'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => {
      finish();
      reject(error);
    };
    const abort = () => {
      finish();
      request.abort();
      reject(signal.reason);
    };
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        fail(new BackendError('unavailable', 'The upload made no progress. Try again.'));
      }, stallTime);
    };
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onProgress(file.size === 0 ? 1 : Math.min(1, loaded / file.size));
    };
    request.onload = () => {
      const error = errorOf(request);
      if (error) return fail(error);
      finish();
      resolve();
    };
    request.onerror = () => fail(new BackendError('unavailable', 'The connection was lost.'));
    signal.addEventListener('abort', abort, { once: true });
    request.open('PUT', url);
    request.setRequestHeader('content-type', mediaType);
    watch();
    request.send(file);
  });
}

/** Returns the error of a finished request. Returns undefined if the storage has all bytes of the file. */
function errorOf({ status, responseText }: XMLHttpRequest): BackendError | undefined {
  if (status >= 200 && status < 300) return undefined;
  const { statusCode, message = '' } = Object(parse(responseText));
  // The storage server answers with status 400 and has the real status in the response.
  const error = backendError({ message: String(message) }, Number(statusCode) || status);
  // An earlier try has sent the file, but its answer was lost.
  return error.code === 'conflict' ? undefined : error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
