import { useQuery } from '@tanstack/react-query';
import { type StoredFile, unsentFilesQuery } from '../../api/files.ts';
import { useUploads } from '../files/index.ts';

interface Attachments {
  /** The files to send with the next message. Only their uploader sees them until then. */
  readonly files: readonly StoredFile[];
  readonly isUploading: boolean;
}

/** Returns the files that the user has attached to the unsent message. They are stored, so a reload keeps them. */
export function useAttachments(conversation: string): Attachments {
  const { data = [] } = useQuery(unsentFilesQuery(conversation));
  const { items } = useUploads({ conversation });
  const isUploading = items.some(({ state }) => state !== 'failed' && state !== 'done');
  return { files: data, isUploading };
}
