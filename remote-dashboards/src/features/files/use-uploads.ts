import type { FilePlace } from '../../api/files.ts';
import { loadFilesCode } from './load-files-code.ts';
import { type Uploads, usePlaceUploads } from './use-place-uploads.ts';

/**
 * Returns the uploads to a project, conversation, ask or link, and their actions. Uploads continue while the user
 * visits other portal pages.
 */
export const useUploads = (place: FilePlace): Uploads =>
  usePlaceUploads(place, (action) => void loadFilesCode().then(({ queue }) => action(queue)));
