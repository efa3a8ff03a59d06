import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { createContext } from 'react';
import { type QueryRow, rows, rpc } from './client.ts';
import { keysetPagination, pageSize } from './lists.ts';
import { signFileUrl } from './storage.ts';

/** The largest file in bytes. The database and the bucket have the same limit. */
export const maxFileSize = 25 * 1024 * 1024;

/** Where a file belongs. A visitor with a one-purpose link has only the link's token. */
export type FilePlace =
  | { readonly project: string }
  | { readonly conversation: string }
  | { readonly ask: string; readonly project: string }
  | { readonly link: string };

/** A place whose files a signed-in user can list. */
export type ListedPlace = Exclude<FilePlace, { readonly link: string }>;

const files = (backend: BackendClient) =>
  backend
    .from('files')
    .select(
      'id, project_id, conversation_id, ask_id, message_id, name, version_number, size, media_type, from_staff, uploaded_by, uploader_name, created_at',
    );

/** A file whose bytes have arrived. */
export type StoredFile = QueryRow<typeof files>;

/** The key of all queries on files. */
export const filesKey = ['files'] as const;

/** Loads the files of a place, fifty per page, latest file first. */
export function filesQuery(place: ListedPlace) {
  return infiniteQueryOptions({
    queryKey: [...filesKey, 'of', place],
    queryFn: ({ pageParam }) =>
      rows<StoredFile[]>((backend) => {
        let found = files(backend).eq('state', 'ready');
        if ('ask' in place) found = found.eq('ask_id', place.ask);
        else if ('project' in place) found = found.eq('project_id', place.project);
        else found = found.eq('conversation_id', place.conversation);
        if (pageParam) found = found.or(filterAfterFile(pageParam));
        return found.order('created_at', { ascending: false }).order('id').limit(pageSize);
      }),
    ...keysetPagination<FileCursor>(),
  });
}

interface FileCursor {
  readonly created_at: string;
  readonly id: string;
}

const filterAfterFile = ({ created_at: time, id }: FileCursor) =>
  `created_at.lt.${time},and(created_at.eq.${time},id.gt.${id})`;

/** Removes a file. The list shows the file again if the backend rejects the removal. */
export function useRemoveFile() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: filesKey });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<StoredFile, 'id'>) => rpc('remove_file', { id }),
    onSettled: refetch,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Pick<StoredFile, 'id'>) => rpc('restore_file', { id }),
    onSettled: refetch,
  });
  return { remove: remove.mutateAsync, restore: restore.mutateAsync };
}

/** Returns the URL of a file, which is valid for 60 seconds. */
export type SignUrl = (file: Pick<StoredFile, 'id' | 'name'>) => Promise<string>;

/** The default is the session of the user. The page of a one-purpose link uses the link's token. */
export const SignUrlContext = createContext<SignUrl>(downloadUrl);

/** Returns the URL of a download, which is valid for 60 seconds. The browser saves the file under its name. */
export async function downloadUrl({ id, name }: Pick<StoredFile, 'id' | 'name'>): Promise<string> {
  // storage-js encodes the name twice, so the parameter is added here.
  return `${await signFileUrl(id)}&download=${encodeURIComponent(name)}`;
}
