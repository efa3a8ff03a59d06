import { type FileOwner, maxFileSize } from '../../api/files.ts';
import type { UploadedFile } from '../../api/upload-file.ts';

/** A reason to refuse a file before any request to the backend. */
export type FileRefusalReason = 'empty' | 'too_large' | 'folder' | 'too_many_files';

/** Returns the reason to refuse a file, or undefined if the backend may accept it. */
export function getFileRefusalReason({ size }: File): FileRefusalReason | undefined {
  if (size === 0) return 'empty';
  return size > maxFileSize ? 'too_large' : undefined;
}

/**
 * Returns a key for a file that the user chose. Two choices of the same file have the same key, although they are
 * different `File` objects.
 */
export const getChosenFileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** An upload of a file that the user has chosen. */
export interface Upload {
  readonly id: string;
  readonly place: FileOwner;
  /** The file to send. If its picture was shrunk, this file is smaller than the chosen file. */
  readonly file: File;
  /** Identifies the chosen file by its name, size and modification time. */
  readonly source: string;
  readonly name: string;
  /** True if a large picture is made smaller before its upload. */
  readonly shrinks: boolean;
  readonly state: 'queued' | 'sending' | 'reconnecting' | 'failed' | 'done';
  /** The fraction of the file's bytes that was sent, from 0 to 1. */
  readonly fraction: number;
  readonly refusal?: FileRefusalReason | undefined;
  /** The error of a failed upload. */
  readonly error?: unknown;
  /** The stored file of a finished upload. */
  readonly stored?: UploadedFile;
}

/** Returns true if the upload has neither finished nor failed. */
export const isActiveUpload = ({ state }: Upload): boolean =>
  state !== 'failed' && state !== 'done';

/** Returns a string key for an upload destination. Equal destinations have equal keys. */
export const getFileOwnerKey = (place: FileOwner): string =>
  'link' in place
    ? `link ${place.link}`
    : 'message_key' in place
      ? `message ${place.message_key}`
      : 'ask' in place
        ? `ask ${place.ask}`
        : 'project' in place
          ? `project ${place.project}`
          : `conversation ${place.conversation}`;
