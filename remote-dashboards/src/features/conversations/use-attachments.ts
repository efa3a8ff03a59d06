import { useQuery } from '@tanstack/react-query';
import { type StoredFile, unsentMessageFilesQuery } from '../../api/files.ts';
import { useUploads } from '../files/index.ts';

interface Attachments {
  /** The files to send with the next message. Before the message is sent, only the uploader can see these files. */
  readonly files: readonly StoredFile[];
  readonly isUploading: boolean;
}

/**
 * Returns the files that are attached to the unsent message. The backend stores these files, so they survive a page
 * reload.
 */
export function useMessageAttachments(conversation: string): Attachments {
  const { data = [] } = useQuery(unsentMessageFilesQuery(conversation));
  const { items } = useUploads({ conversation });
  const isUploading = items.some(({ state }) => state !== 'failed' && state !== 'done');
  return { files: data, isUploading };
}
