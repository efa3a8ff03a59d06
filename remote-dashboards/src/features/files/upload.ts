import { type FileOwnerReference, maxFileSize } from '../../api/files.ts';
import type { UploadedFile } from '../../api/upload-file.ts';

/** A reason to refuse a file before any request to the backend. */
export type FileRefusalReason = 'empty' | 'too_large' | 'folder' | 'too_many_files';

/** Returns the reason to refuse a file, or undefined if the backend may accept it. */
export function getFileRefusalReason({ size }: File): FileRefusalReason | undefined {
  if (size === 0) return 'empty';
  return size > maxFileSize ? 'too_large' : undefined;
}

/** Returns a key for a chosen file, which is equal if the user chooses the same file twice. */
export const getChosenFileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** An upload of a file that the user has chosen. */
export interface QueuedUpload {
  readonly id: string;
  readonly place: FileOwnerReference;
  /** The file to send: the chosen file, or the smaller file after shrinking. */
  readonly file: File;
  /** The key of the chosen file: its name, size and modification time. */
  readonly source: string;
  readonly name: string;
  /** True if a large picture is shrunk before its upload. */
  readonly shrinks: boolean;
  readonly state: 'queued' | 'sending' | 'reconnecting' | 'failed' | 'done';
  /** The sent fraction of the file's bytes, from 0 to 1. */
  readonly fraction: number;
  readonly refusal?: FileRefusalReason | undefined;
  /** The error of a failed upload. */
  readonly error?: unknown;
  /** The stored file of a finished upload. */
  readonly stored?: UploadedFile;
}

/** Returns true if the upload has neither finished nor failed. */
export const isActiveUpload = ({ state }: QueuedUpload): boolean =>
  state !== 'failed' && state !== 'done';

/** Returns the key of an upload destination. Equal destinations have equal keys. */
export const getFileOwnerKey = (place: FileOwnerReference): string =>
  'link' in place
    ? `link ${place.link}`
    : 'message_key' in place
      ? `message ${place.message_key}`
      : 'ask' in place
        ? `ask ${place.ask}`
        : 'project' in place
          ? `project ${place.project}`
          : `conversation ${place.conversation}`;
