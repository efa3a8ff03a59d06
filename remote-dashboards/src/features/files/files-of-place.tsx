import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { filesQuery, type ListedPlace } from '../../api/files.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import type { QueryCopy } from '../../ui/query-boundary.copy.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { styles } from '../../ui/styles.ts';
import { FileRow, type FileRowCopy } from './file-row.tsx';
import { groupVersions } from './group-versions.ts';

interface FilesOfPlaceProps {
  readonly place: ListedPlace;
  readonly copy: FileRowCopy & { readonly reading: QueryCopy };
  /** Content that appears if the place has no files. */
  readonly none: ReactNode;
}

/** The files of a project, conversation or ask. */
export function FilesOfPlace({ place, copy, none }: FilesOfPlaceProps) {
  const query = useInfiniteQuery(filesQuery(place));
  return (
    <PagedList
      list={query}
      copy={copy.list}
      reading={copy.reading}
      skeleton={<RowSkeletons label={copy.list.loading} rows={1} height="4rem" />}
      none={none}
    >
      {(files) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
        <ul role="list" css={styles.ruledList} aria-label={copy.list.title}>
          {groupVersions(files).map((file) => (
            <FileRow key={file.latest.id} file={file} copy={copy} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
