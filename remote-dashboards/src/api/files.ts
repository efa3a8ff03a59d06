import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { createContext } from 'react';
import { row, rows, rpc, type SelectedRow } from './client.ts';
import { getKeysetPaginationOptions, listPageSize, maxResponseRows, readAllRows } from './lists.ts';
import type { ViewerRole } from './projects.ts';
import { addDownloadFileName, signFileUrl } from './storage.ts';

/** The maximum file size in bytes, which is also the limit of the database and the storage bucket. */
export const maxFileSize = 25 * 1024 * 1024;

/** A file owner with a list of files: a project, a conversation or a request to a client. */
export type ListableFileOwnerReference =
  | { readonly project: string }
  | { readonly conversation: string }
  | { readonly ask: string; readonly project: string };

/**
 * The owner of an uploaded file: a project, conversation, request, email link token, or a new conversation's
 * `message_key`.
 */
export type FileOwnerReference =
  | ListableFileOwnerReference
  | { readonly message_key: string }
  | { readonly link: string };

const columns =
  'id, project_id, conversation_id, ask_id, message_id, name, version_number, size, media_type, from_staff, uploaded_by, uploader_name, created_at' as const;
const files = (backend: BackendClient) => backend.from('files').select(columns);

/** A file whose upload is complete. */
export type StoredFile = SelectedRow<typeof files>;

const filesWithTitles = (backend: BackendClient) =>
  backend
    .from('files')
    .select(`${columns}, project:projects(title), conversation:conversations(subject, name)`);

/** A file with the title of its project or the subject of its conversation. */
export type FileWithOwnerTitle = StoredFile & { readonly place_title: string };

export const fileSenderFilters = ['all', 'client', 'staff'] as const;
/** The uploaders whose files are listed: clients, staff or all. */
type FileUploaderFilter = (typeof fileSenderFilters)[number];

export interface FilesFilter {
  readonly sender: FileUploaderFilter;
  /** The search text, which the file name must contain. */
  readonly searchText: string;
  /** The ID of the only file to list, together with its other versions. Empty for all files. */
  readonly file: string;
}

/** The first element of each file query's key. */
export const filesQueryKey = ['files'] as const;

/** Loads the files of a project, conversation or request, fifty per page, latest first. */
export function filesQuery(place: ListableFileOwnerReference) {
  return infiniteQueryOptions({
    queryKey: [...filesQueryKey, 'of', place],
    queryFn: ({ pageParam }) =>
      rows<StoredFile[]>((backend) => {
        let found = files(backend).eq('state', 'ready');
        if ('ask' in place) found = found.eq('ask_id', place.ask);
        else if ('project' in place) found = found.eq('project_id', place.project);
        else found = found.eq('conversation_id', place.conversation);
        if (pageParam) found = found.or(filterAfterFile(pageParam));
        return found.order('created_at', { ascending: false }).order('id').limit(listPageSize);
      }),
    ...getKeysetPaginationOptions<FileCursor>(),
  });
}

/** Loads the files of a conversation's sent messages, latest first. */
export function conversationFilesQuery(conversation: string) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'sent in', conversation],
    queryFn: () =>
      rows<StoredFile[]>((backend) =>
        files(backend)
          .eq('state', 'ready')
          .eq('conversation_id', conversation)
          .not('message_id', 'is', null)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(maxResponseRows),
      ),
  });
}

/**
 * Loads one file.
 * @throws {BackendError} `missing` if the file was removed or the user cannot read it
 */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'one', id],
    queryFn: (): Promise<StoredFile> =>
      row((backend) => files(backend).eq('id', id).eq('state', 'ready')),
  });
}

/** Loads all files that the user can read, fifty per page, latest first. */
export function allFilesQuery(filter: FilesFilter, side: ViewerRole) {
  return infiniteQueryOptions({
    queryKey: [...filesQueryKey, 'all', filter],
    queryFn: ({ pageParam }) => readPage(filter, side, pageParam),
    ...getKeysetPaginationOptions<FileCursor>(),
    placeholderData: keepPreviousData,
  });
}

/** Loads all files that the user can read, latest first. */
export const loadAllFiles = (): Promise<readonly StoredFile[]> =>
  readAllRows((after) =>
    rows((backend) => {
      let found = files(backend).eq('state', 'ready');
      if (after) found = found.or(filterAfterFile(after));
      return found.order('created_at', { ascending: false }).order('id').limit(maxResponseRows);
    }),
  );

interface FileCursor {
  readonly created_at: string;
  readonly id: string;
}

const filterAfterFile = ({ created_at: time, id }: FileCursor) =>
  `created_at.lt.${time},and(created_at.eq.${time},id.gt.${id})`;

async function readPage(
  { sender, searchText, file }: FilesFilter,
  side: ViewerRole,
  after: FileCursor | undefined,
): Promise<FileWithOwnerTitle[]> {
  const shown = file === '' ? undefined : await readVersions(file);
  if (shown?.length === 0) return [];
  const page = await rows((backend) => {
    let found = filesWithTitles(backend).eq('state', 'ready');
    if (shown) found = found.in('id', shown);
    if (sender !== 'all') found = found.eq('from_staff', sender === 'staff');
    if (searchText.trim() !== '') found = found.ilike('name', patternOf(searchText));
    if (after) found = found.or(filterAfterFile(after));
    return found.order('created_at', { ascending: false }).order('id').limit(listPageSize);
  });
  const titles = side === 'client' ? await readTitles(page) : new Map<string, string>();
  return page.map(({ project, conversation, ...one }) => ({
    ...one,
    place_title:
      project?.title ??
      (conversation && (conversation.subject || conversation.name)) ??
      titles.get(one.project_id ?? one.conversation_id ?? '') ??
      '',
  }));
}

/** Returns an SQL `ilike` pattern for names that contain the search text, whose wildcards are escaped. */
const patternOf = (searchText: string) =>
  `%${searchText
    .trim()
    .normalize('NFC')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the IDs of all versions of a file. */
async function readVersions(id: string): Promise<readonly string[]> {
  const [one] = await rows((backend) => files(backend).eq('id', id));
  if (!one) return [];
  const versions = await rows((backend) => {
    const found = backend.from('files').select('id').eq('state', 'ready').eq('name', one.name);
    const inPlace =
      one.project_id === null
        ? found.eq('conversation_id', one.conversation_id ?? '')
        : found.eq('project_id', one.project_id);
    const ofAsk =
      one.ask_id === null ? inPlace.is('ask_id', null) : inPlace.eq('ask_id', one.ask_id);
    return ofAsk.order('version_number', { ascending: false }).limit(listPageSize);
  });
  return versions.map((version) => version.id);
}

/** Returns titles of projects and subjects of conversations by ID, for a client. */
async function readTitles(
  page: readonly Pick<StoredFile, 'project_id' | 'conversation_id'>[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (key: 'project_id' | 'conversation_id') => [
    ...new Set(page.flatMap((file) => file[key] ?? [])),
  ];
  const [projects, conversations] = [idsOf('project_id'), idsOf('conversation_id')];
  const [ofProjects, ofConversations] = await Promise.all([
    projects.length === 0
      ? []
      : rows((backend) => backend.rpc('client_projects').select('id, title').in('id', projects)),
    conversations.length === 0
      ? []
      : rows((backend) =>
          backend.rpc('client_conversations').select('id, subject').in('id', conversations),
        ),
  ]);
  return new Map([
    ...ofProjects.map(({ id, title }) => [id, title] as const),
    ...ofConversations.map(({ id, subject }) => [id, subject] as const),
  ]);
}

/** Loads the files of the user's unsent message, which only the user can read. */
export function unsentMessageFilesQuery(conversation: string) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'unsent', conversation],
    queryFn: () =>
      rows<StoredFile[]>((backend) =>
        files(backend)
          .eq('state', 'ready')
          .eq('conversation_id', conversation)
          .is('message_id', null)
          .order('created_at')
          .limit(listPageSize),
      ),
  });
}

/** Returns functions that remove and restore a file, and then refetch the file lists even after an error. */
export function useRemoveFile() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: filesQueryKey });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<StoredFile, 'id'>) => rpc('remove_file', { id }),
    onSettled: refetch,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Pick<StoredFile, 'id'>) => rpc('restore_file', { id }),
    onSettled: refetch,
  });
  return { remove: remove.mutateAsync, restore: restore.mutateAsync, error: remove.error };
}

/** A function that returns a file's download URL, which is valid for 60 seconds. */
export type GetDownloadUrlFunction = (file: Pick<StoredFile, 'id' | 'name'>) => Promise<string>;

/** Returns download URLs for the user's session by default. The page of an email link uses the link's token instead. */
export const DownloadUrlContext = createContext<GetDownloadUrlFunction>(downloadUrl);

/** Returns a file's download URL, which is valid for 60 seconds. */
async function downloadUrl({ id, name }: Pick<StoredFile, 'id' | 'name'>): Promise<string> {
  return addDownloadFileName(await signFileUrl(id), name);
}
