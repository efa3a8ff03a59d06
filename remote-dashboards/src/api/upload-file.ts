import { BackendError, backendError } from '@torsa/shared/database/backend-error';
import { callBackendWithoutSession, getUserBackend, type RpcResult, rpc } from './client.ts';
import type { FileOwnerReference } from './files.ts';
import { callFilesFunction, signUploadUrl } from './storage.ts';
import { callRpcWithEmailLinkToken } from './task-link.ts';

/** The columns of an uploaded file, as visitors with an email link receive them. */
export type UploadedFile = Pick<
  RpcResult<'add_file'>,
  'id' | 'name' | 'size' | 'media_type' | 'state'
>;

interface UploadOptions {
  /** The ID of the new file. A retry with the same ID continues the upload. */
  readonly id: string;
  /** Receives the uploaded fraction of the file, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** An upload fails after this time without progress, in milliseconds. */
const stallTime = 30_000;

/**
 * Uploads a file: adds a database row, sends the bytes to Storage, and confirms the upload, which publishes the file.
 * @throws {BackendError} `unavailable` if a retry can succeed, or `invalid` with a message
 * @throws {DOMException} `AbortError` if the caller aborts the upload
 */
export async function uploadFile(
  file: File,
  place: FileOwnerReference,
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
    // Storage has no bytes of the file, so report `unavailable`, which allows a retry.
    if (error instanceof BackendError && error.code === 'conflict')
      throw new BackendError('unavailable', error.message, { cause: error });
    throw error;
  });
}

interface UploadSteps {
  readonly addRow: (file: File) => Promise<UploadedFile>;
  /** Returns a signed upload URL. Undefined if Storage already has the bytes. */
  readonly signUpload: () => Promise<string | undefined>;
  readonly confirm: () => Promise<UploadedFile>;
}

const argsOf = ({ name, size, type }: File) => ({
  name: name.normalize('NFC'),
  size,
  media_type: type || 'application/octet-stream',
});

const stepsOfUser = (
  place: Exclude<FileOwnerReference, { readonly link: string }>,
  id: string,
): UploadSteps => ({
  addRow: (file) => rpc('add_file', { id, ...argsOf(file), ...place }),
  signUpload: () => signUploadUrl(id),
  confirm: async () => callFilesFunction(await getUserBackend(), { action: 'confirm', file: id }),
});

/** The upload steps of a visitor with an email link, which need no session. */
const stepsOfLink = (token: string, id: string): UploadSteps => ({
  addRow: async (file) => {
    const row = await callRpcWithEmailLinkToken<UploadedFile | null, 'link_add_file'>(
      'link_add_file',
      {
        token,
        id,
        ...argsOf(file),
      },
    );
    if (!row) throw new BackendError('missing', 'The link does not work any more.');
    return row;
  },
  signUpload: () =>
    callBackendWithoutSession(async (client) => {
      const request = { action: 'upload', token, file: id };
      return (await callFilesFunction<{ readonly url: string }>(client, request)).url;
    }).catch((error: unknown) => {
      if (error instanceof BackendError && error.code === 'conflict') return undefined;
      throw error;
    }),
  confirm: () =>
    callBackendWithoutSession((client) =>
      callFilesFunction(client, { action: 'confirm', token, file: id }),
    ),
});

/** Sends a file's bytes with XMLHttpRequest, because `fetch` reports no upload progress. */
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

/** Returns the error of an upload request, or undefined if Storage has the complete file. */
function errorOf({ status, responseText }: XMLHttpRequest): BackendError | undefined {
  if (status >= 200 && status < 300) return undefined;
  const { statusCode, message = '' } = Object(parse(responseText));
  // The response body contains the real status, because Storage always responds with HTTP status 400.
  const error = backendError({ message: String(message) }, Number(statusCode) || status);
  // Status 409 means that an earlier attempt has uploaded the file.
  return error.code === 'conflict' ? undefined : error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
