import { type FilesFilter, fileSenders } from '../../api/files.ts';

/** Parses the filter in the URL, so that a reload, Back and a shared link show the same files. */
export const parseFilesFilter = (search: URLSearchParams): FilesFilter => ({
  sender: fileSenders.find((one) => one === search.get('from')) ?? 'all',
  searchText: search.get('q') ?? '',
  file: search.get('file') ?? '',
});

export const filesFilterParams = ({
  sender,
  searchText,
  file,
}: FilesFilter): Record<string, string> => ({
  ...(sender === 'all' ? {} : { from: sender }),
  ...(searchText === '' ? {} : { q: searchText }),
  ...(file === '' ? {} : { file }),
});
