import type { FilePlace } from '../../api/files.ts';
import { loadFilesCode } from './load-files-code.ts';
import { type Uploads, usePlaceUploads } from './use-place-uploads.ts';

/** Returns the queue of uploads to a place. Uploads continue while the user opens other pages of the portal. */
export const useUploads = (place: FilePlace): Uploads =>
  usePlaceUploads(place, (action) => void loadFilesCode().then(({ queue }) => action(queue)));
