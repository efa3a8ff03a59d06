import { useInfiniteQuery } from '@tanstack/react-query';
import { use } from 'react';
import { type Ask, RequestBackendAccessContext } from '../../api/asks.ts';
import { filesQuery, type StoredFile } from '../../api/files.ts';

export interface RequestedFiles {
  /** The uploaded files. Undefined until they have loaded. */
  readonly files: readonly StoredFile[] | undefined;
  /** The number of different file names, which counts several versions as one file. */
  readonly count: number;
}

/** Loads the files that clients uploaded for a request, the latest file first. */
export function useRequestedFiles(ask: Pick<Ask, 'id' | 'project_id'>): RequestedFiles {
  const { placeOf, files: known } = use(RequestBackendAccessContext);
  const place = placeOf(ask);
  const isListed = 'ask' in place;
  const { data } = useInfiniteQuery({
    ...filesQuery(isListed ? place : { ask: ask.id, project: ask.project_id }),
    enabled: isListed,
  });
  const files = (known ?? data?.pages.flat())?.filter(({ from_staff }) => !from_staff);
  return { files, count: new Set(files?.map(({ name }) => name)).size };
}
