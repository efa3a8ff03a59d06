import { type FilesFilter, fileSenders } from '../../api/files.ts';

/** Reads the file filter from the URL. A reload, the Back button and a shared link therefore show the same files. */
export const parseFilesFilter = (search: URLSearchParams): FilesFilter => ({
  sender: fileSenders.find((one) => one === search.get('from')) ?? 'all',
  searchText: search.get('q') ?? '',
  file: search.get('file') ?? '',
});

export const serializeFilesFilter = ({
  sender,
  searchText,
  file,
}: FilesFilter): Record<string, string> => ({
  ...(sender === 'all' ? {} : { from: sender }),
  ...(searchText === '' ? {} : { q: searchText }),
  ...(file === '' ? {} : { file }),
});
