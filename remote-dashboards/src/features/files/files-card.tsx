import type { ListedPlace } from '../../api/files.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { QueryCopy } from '../../ui/query-boundary.copy.en.ts';
import { styles } from '../../ui/styles.ts';
import type { UndoCopy } from '../../ui/undo-toast.copy.en.ts';
import { FileUpload } from './file-upload.tsx';
import type { FilesCopy } from './files.copy.en.ts';
import { FilesOfPlace } from './files-of-place.tsx';

interface FilesCardProps {
  readonly place: ListedPlace;
  readonly copy: {
    readonly files: FilesCopy;
    readonly reading: QueryCopy;
    readonly undo: UndoCopy;
  };
}

/** A card with the files of a place and the button that uploads more. Files can be dropped anywhere on the page. */
export function FilesCard({ place, copy }: FilesCardProps) {
  const { upload, list } = copy.files;
  return (
    <DashboardCard width="whole" title={list.title}>
      <FileUpload place={place} camera acceptsPage copy={upload} />
      <FilesOfPlace
        place={place}
        copy={{ ...copy, list }}
        none={<p css={styles.smallMuted}>{list.none}</p>}
      />
    </DashboardCard>
  );
}
