import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conversationFilesQuery, type StoredFile } from '../../api/files.ts';

/** The files that are attached to messages, by message ID. */
export type FilesByMessageId = ReadonlyMap<string, readonly StoredFile[]>;

/** Loads the attached files of a conversation. After a failed request, the messages appear without files. */
export function useFilesByMessageId(conversation: string): FilesByMessageId {
  const { data } = useQuery(conversationFilesQuery(conversation));
  return useMemo(() => {
    const files = new Map<string, StoredFile[]>();
    for (const file of data?.toReversed() ?? []) {
      if (file.message_id === null) continue;
      files.set(file.message_id, [...(files.get(file.message_id) ?? []), file]);
    }
    return files;
  }, [data]);
}
