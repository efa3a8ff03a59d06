import type { FileOwnerReference } from '../../api/files.ts';
import { loadFilesCode } from './load-files-code.ts';
import { type OwnerUploads, useOwnerUploads } from './use-place-uploads.ts';

/**
 * Returns the uploads to a destination (project, conversation, request or email link), and functions that change them.
 */
export const useUploads = (place: FileOwnerReference): OwnerUploads =>
  useOwnerUploads(place, (action) => void loadFilesCode().then(({ queue }) => action(queue)));
