import { checkFileType, type FileRejectionReason } from './file-type.ts';
import {
  callDatabaseFunction,
  callStorageApi,
  FileRequestError,
  type FilesBackend,
  readStoredFile,
} from './files-backend.ts';
import { inspectFileContent } from './inspect-file.ts';

/** A row of the table `files`, with all columns of the response to the browser. */
export interface UploadedFileRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly media_type: string;
  readonly state: 'uploading' | 'ready' | 'removing';
}

const REFUSALS: Readonly<Record<FileRejectionReason, string>> = {
  type_refused:
    'This file contains a program or a web page. Send a picture, a document, a video or a ZIP file.',
  type_mismatch:
    'The content of this file does not fit its name. Save it again in its usual format, and upload it.',
  unsafe_content:
    'This file contains hidden content of another type. Export it again from its program, and upload it.',
};

/**
 * Checks the stored bytes of an uploaded file, and makes the file visible or deletes it. A repeated call returns the
 * same row.
 */
export async function confirmUploadedFile(
  id: string,
  backend: FilesBackend,
): Promise<UploadedFileRow> {
  const row = await callDatabaseFunction<UploadedFileRow>(backend, 'file_to_confirm', { id });
  if (row.state === 'ready') return row;
  const bytes = await readStoredFile(backend, id);
  if (!bytes)
    throw new FileRequestError(409, 'not_arrived', 'This file has not arrived. Upload it again.');
  const { size, sha256, ...edges } = await inspectFileContent(bytes);
  const kind = checkFileType(row.name, row.media_type, edges);
  if ('refusal' in kind) {
    await rejectFile(id, backend);
    throw new FileRequestError(422, kind.refusal, REFUSALS[kind.refusal]);
  }
  try {
    const confirmed = { id, size, sha256, media_type: kind.mediaType };
    return await callDatabaseFunction<UploadedFileRow>(backend, 'confirm_file', confirmed);
  } catch (error) {
    if (error instanceof FileRequestError && error.status === 422) await rejectFile(id, backend);
    throw error;
  }
}

/** Marks a file as rejected, and deletes its bytes before its row, because bytes without a row are hard to find. */
async function rejectFile(id: string, backend: FilesBackend): Promise<void> {
  await callDatabaseFunction(backend, 'reject_file', { id });
  await removeFiles([id], backend);
}

/** Deletes the bytes of files and then their rows. */
export async function removeFiles(ids: readonly string[], backend: FilesBackend): Promise<void> {
  await callStorageApi(backend, 'DELETE', 'files', { prefixes: ids });
  await callDatabaseFunction(backend, 'forget_files', { ids });
}
