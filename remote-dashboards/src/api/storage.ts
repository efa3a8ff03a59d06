import type { BackendClient } from '@torsa/shared/backend';
import { type BackendError, backendError } from '@torsa/shared/database/backend-error';
import { getUserBackend } from './client.ts';

/** The private storage bucket for all files. An object's name is the ID of its database row. */
const bucket = 'files';

/** The lifetime of a signed file URL in seconds. */
const validity = 60;

/** The error of the storage server, whose HTTP status is always 400. `statusCode` contains the real status. */
interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

function storageError(failure: StorageFailure): BackendError {
  const status = Number(failure.statusCode) || failure.status || 0;
  return backendError({ message: failure.message }, status);
}

/**
 * Returns a signed download URL, which is valid for 60 seconds.
 * @throws {BackendError} `missing` if the user cannot read the file
 */
export async function signFileUrl(id: string): Promise<string> {
  const backend = await getUserBackend();
  const { data, error } = await backend.storage.from(bucket).createSignedUrl(id, validity);
  if (error) throw storageError(error);
  return data.signedUrl;
}

/** Adds the file name to a signed download URL, without storage-js, which would encode the name twice. */
export const addDownloadFileName = (url: string, name: string): string =>
  `${url}&download=${encodeURIComponent(name)}`;

/**
 * Returns a signed upload URL. Undefined if the file is already uploaded.
 * @throws {BackendError}
 */
export async function signUploadUrl(id: string): Promise<string | undefined> {
  const backend = await getUserBackend();
  const { data, error } = await backend.storage.from(bucket).createSignedUploadUrl(id);
  if (!error) return data.signedUrl;
  const failure = storageError(error);
  if (failure.code === 'conflict') return undefined;
  throw failure;
}

/**
 * Calls the edge function `files`.
 * @throws {BackendError} with the function's error code in the cause's `details`
 */
export async function callFilesFunction<Answer>(
  backend: BackendClient,
  body: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { data, error, response } = await backend.functions.invoke<Answer>('files', { body });
  if (!error && data !== null) return data;
  const answer: unknown = await response?.json().catch(() => undefined);
  const { message = 'The function `files` returned no answer.', code } = Object(answer);
  throw backendError({ message: String(message), details: code }, response?.status ?? 0);
}
