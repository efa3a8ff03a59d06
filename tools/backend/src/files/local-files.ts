import { handleFilesRequest } from '../../../../supabase/functions/_shared/files/answer-files.ts';
import { deleteUnusedUploads } from '../../../../supabase/functions/_shared/files/clean-files.ts';
import type { FilesBackend } from '../../../../supabase/functions/_shared/files/files-backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';

/** The URL path of the edge function supabase/functions/files, as on hosted Supabase. */
export const FILES_FUNCTION_PATH = '/functions/v1/files';

/** Milliseconds between two file cleanups. On hosted Supabase, a scheduled job starts the cleanup instead. */
const INTERVAL_MS = 10 * 60_000;

/**
 * Connects the edge function `files` to the API of this process, so that the same permission checks apply as on hosted
 * Supabase.
 */
export function createFilesBackend(
  port: number,
  publicUrl: string,
  serviceKey: string,
): FilesBackend {
  return {
    fetch(path, init) {
      const headers = new Headers(init.headers);
      // Uses the anonymous key as `apikey`, because the embedded backend accepts no other key.
      headers.set('apikey', LOCAL_PUBLISHABLE_KEY);
      return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    },
    publicUrl,
    serviceKey,
    scheduleSecret: serviceKey,
  };
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/**
 * Handles the requests to the edge function `files` one after the other, because each confirmation of an upload reads
 * the whole file into memory.
 */
export function handleFilesRequestsInSequence(
  request: Request,
  backend: FilesBackend,
): Promise<Response> {
  const answer = lastAnswer.then(() => handleFilesRequest(request, backend));
  lastAnswer = answer.catch(() => undefined);
  return answer;
}

/**
 * Deletes unused files at a regular interval.
 * @returns a function that stops the interval and waits for a running cleanup
 */
export function startFileCleanup(backend: FilesBackend): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    current = deleteUnusedUploads(backend).catch((error: unknown) => {
      console.error(
        'The backend could not delete unused files. The next cleanup tries again.',
        error,
      );
    });
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
