import { useInfiniteQuery } from '@tanstack/react-query';
import { filesQuery, type ListableFileOwnerReference } from '../../api/files.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { FileUpload } from './lazy-files.tsx';
import { useFilesCode } from './load-files-code.ts';

interface FilesCardCopy {
  readonly title: string;
  readonly none: string;
  readonly more: string;
  readonly loadingMore: string;
}

interface FilesCardProps {
  readonly place: ListableFileOwnerReference;
  readonly copy: FilesCardCopy;
  readonly reading: QueryStateTexts;
}

/** A card with the files of a project or conversation, and an upload button. The whole page accepts dropped files. */
export function FilesCard({ place, copy, reading }: FilesCardProps) {
  const code = useFilesCode();
  const query = useInfiniteQuery(filesQuery(place));
  const skeleton = <RowSkeletons label={reading.loading} rows={1} height="4rem" />;
  return (
    <DashboardCard width="whole" title={copy.title}>
      <FileUpload place={place} camera acceptsPage />
      <PagedList
        list={query}
        copy={copy}
        reading={reading}
        skeleton={skeleton}
        none={<p css={portalStyles.smallMuted}>{copy.none}</p>}
      >
        {(files) => (code ? <code.FileRows files={files} /> : skeleton)}
      </PagedList>
    </DashboardCard>
  );
}
