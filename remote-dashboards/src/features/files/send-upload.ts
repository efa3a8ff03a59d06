import { rpc } from '../../api/client.ts';
import { type UploadedFile, uploadFile } from '../../api/upload-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { cacheThumbnail } from './thumbnails.ts';
import type { QueuedUpload } from './upload.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  /** Receives the shrunk file, which a retry sends again. */
  readonly onShrink: (file: File) => void;
}

/** Uploads a file after shrinking it, if the user chose that. A cancelled upload is removed from the backend. */
export async function uploadChosenFile(
  { id, place, file: chosen, name, shrinks }: QueuedUpload,
  { signal, onProgress, onShrink }: SendOptions,
): Promise<UploadedFile> {
  const shrunk = shrinks ? await shrinkPicture(chosen) : chosen;
  const file = shrunk.name === name ? shrunk : renamed(shrunk, name);
  if (shrinks) onShrink(file);
  try {
    const stored = await uploadFile(file, place, { id, onProgress, signal });
    cacheThumbnail(id, file);
    return stored;
  } catch (error) {
    // Remove a cancelled upload immediately, because it counts towards the storage limit. Otherwise, the scheduled
    // cleanup removes it.
    if (signal.aborted && !('link' in place))
      void rpc('remove_file', { id }).catch(() => undefined);
    throw error;
  }
}

/** Returns the file under another name, without a copy of its bytes. */
const renamed = (file: File, name: string) =>
  new File([file], name, { type: file.type, lastModified: file.lastModified });
