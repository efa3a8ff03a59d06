import { rpc } from '../../api/client.ts';
import { type UploadedFile, uploadFile } from '../../api/upload-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { cacheThumbnail } from './thumbnails.ts';
import type { Upload } from './upload.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  /** The callback that receives the file to send after its picture was shrunk. A retry sends this file again. */
  readonly onShrink: (file: File) => void;
}

/**
 * Uploads a file. If the user chose smaller pictures, the function first shrinks a picture. If the user cancels, the
 * upload is removed from the backend.
 */
export async function uploadChosenFile(
  { id, place, file: chosen, name, shrinks }: Upload,
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
    // Remove the cancelled upload, because it would count towards the storage limit. If this call fails, the
    // backend's scheduled cleanup deletes the upload.
    if (signal.aborted && !('link' in place))
      void rpc('remove_file', { id }).catch(() => undefined);
    throw error;
  }
}

/** Returns the same file bytes under another name. The browser does not copy the bytes. */
const renamed = (file: File, name: string) =>
  new File([file], name, { type: file.type, lastModified: file.lastModified });
