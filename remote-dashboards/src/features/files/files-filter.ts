import { type FilesFilter, fileSenderFilters } from '../../api/files.ts';

/** Parses the file filter from the URL, so that a reload, the Back button and a shared link show the same files. */
export const parseFilesFilter = (search: URLSearchParams): FilesFilter => ({
  sender: fileSenderFilters.find((one) => one === search.get('from')) ?? 'all',
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
