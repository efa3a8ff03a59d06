import type { FileOwnerReference } from '../../api/files.ts';
import { loadFilesCode } from './load-files-code.ts';
import { type QueuedUploads, useQueuedUploads } from './use-place-uploads.ts';

/**
 * Returns the uploads to a destination (project, conversation, request or email link), and functions that change them.
 */
export const useUploadsToOwner = (place: FileOwnerReference): QueuedUploads =>
  useQueuedUploads(place, (action) => void loadFilesCode().then(({ queue }) => action(queue)));
