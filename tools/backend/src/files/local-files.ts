import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { cleanFiles, type FilesBackend } from './shared-files.ts';

/** The URL path of the edge function supabase/functions/files, as on hosted Supabase. */
export const FILES = '/functions/v1/files';

/** Milliseconds between two cleanings. On hosted Supabase, a schedule calls the edge function. */
const INTERVAL_MS = 10 * 60_000;

/** Connects the edge function to the API of this process. It needs the API for the same checks as on hosted Supabase. */
export function connectFiles(port: number, publicUrl: string, serviceKey: string): FilesBackend {
  return {
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    publicUrl,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    serviceKey,
  };
}

/** Deletes unused files at regular times. @returns a function that stops after the current cleaning */
export function startCleaningFiles(backend: FilesBackend): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    current = cleanFiles(backend).catch((error: unknown) => {
      console.error('Unused files were not deleted. The next cleaning tries again.', error);
    });
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
