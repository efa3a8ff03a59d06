import type { BackendClient } from '@torsa/shared/backend';
import { type BackendError, backendError } from '@torsa/shared/database/backend-error';
import { getUserBackend } from './client.ts';

/** The private bucket of all files. The name of an object is the ID of its row. */
const bucket = 'files';

/** The seconds for which the URL of a file is valid. */
const validity = 60;

/** A failure of the storage server. Its HTTP status is 400, and `statusCode` has the real status. */
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
 * Returns the URL from which the user can read a file for 60 seconds.
 * @throws {BackendError} `missing` if the user may not see the file
 */
export async function signFileUrl(id: string): Promise<string> {
  const backend = await getUserBackend();
  const { data, error } = await backend.storage.from(bucket).createSignedUrl(id, validity);
  if (error) throw storageError(error);
  return data.signedUrl;
}

/**
 * Returns the URL to which the user can upload a file. Returns undefined if the file has already arrived.
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
 * @throws {BackendError}
 */
export async function callFilesFunction<Answer>(
  backend: BackendClient,
  body: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { data, error, response } = await backend.functions.invoke<Answer>('files', { body });
  if (!error && data !== null) return data;
  const answer: unknown = await response?.json().catch(() => undefined);
  const { message = 'The function `files` returned no answer.' } = Object(answer);
  throw backendError({ message: String(message) }, response?.status ?? 0);
}
