import { rpc } from '../../api/client.ts';
import { type UploadedFile, uploadFile } from '../../api/upload-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { keepThumbnail } from './thumbnails.ts';
import type { Upload } from './upload.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  /** Called with the smaller picture, which a retry sends again. */
  readonly onShrink: (file: File) => void;
}

/** Shrinks a picture if the user wants it, and uploads the file. An aborted upload is removed from the backend. */
export async function sendUpload(
  { id, place, file: chosen, name, shrinks }: Upload,
  { signal, onProgress, onShrink }: SendOptions,
): Promise<UploadedFile> {
  const shrunk = shrinks ? await shrinkPicture(chosen) : chosen;
  const file = shrunk.name === name ? shrunk : renamed(shrunk, name);
  if (shrinks) onShrink(file);
  try {
    const stored = await uploadFile(file, place, { id, onProgress, signal });
    keepThumbnail(id, file);
    return stored;
  } catch (error) {
    // A cancelled upload must not count towards the limit. The cleanup deletes it if this call fails.
    if (signal.aborted && !('link' in place))
      void rpc('remove_file', { id }).catch(() => undefined);
    throw error;
  }
}

/** Returns the same bytes under another name. The browser does not copy the bytes. */
const renamed = (file: File, name: string) =>
  new File([file], name, { type: file.type, lastModified: file.lastModified });
