import { useQuery } from '@tanstack/react-query';
import { type StoredFile, unsentMessageFilesQuery } from '../../api/files.ts';
import { useUploadsToOwner } from '../files/index.ts';

interface Attachments {
  /** The files of the unsent message, which only the uploader can see. */
  readonly files: readonly StoredFile[];
  readonly isUploading: boolean;
}

/**
 * Returns the files that are attached to the unsent message. They survive a page reload, because the backend stores
 * them.
 */
export function useMessageAttachments(conversation: string): Attachments {
  const { data = [] } = useQuery(unsentMessageFilesQuery(conversation));
  const { items } = useUploadsToOwner({ conversation });
  const isUploading = items.some(({ state }) => state !== 'failed' && state !== 'done');
  return { files: data, isUploading };
}
