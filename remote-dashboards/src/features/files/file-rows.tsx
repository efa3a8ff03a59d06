import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import type { ReactNode } from 'react';
import { fileCommentCountsQuery } from '../../api/file-comments.ts';
import type { StoredFile } from '../../api/files.ts';
import { portalStyles } from '../../ui/styles.ts';
import { FileRow } from './file-row.tsx';
import { getFilesTexts } from './get-files-copy.ts';
import { groupVersions, type VersionedFile } from './group-versions.ts';
import { canBrowserDecodePicture } from './thumbnails.ts';

interface FileRowsProps<File extends StoredFile> {
  /** The files of the list, the latest file first. */
  readonly files: readonly File[];
  /** Returns a link to the file's project or conversation. */
  readonly placeOf?: (file: File) => ReactNode;
}

/** A list of files. All versions of a file share one row. */
export function FileRows<File extends StoredFile>({ files, placeOf }: FileRowsProps<File>) {
  const { language } = useI18n();
  const pictures = files.filter(canBrowserDecodePicture).map(({ id }) => id);
  const { data: counts } = useQuery({
    ...fileCommentCountsQuery(pictures),
    enabled: pictures.length > 0,
    placeholderData: keepPreviousData,
  });
  const countOf = ({ latest, earlier }: VersionedFile<File>) =>
    [latest, ...earlier].reduce((sum, { id }) => sum + (counts?.get(id) ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
    <ul role="list" css={portalStyles.ruledList} aria-label={getFilesTexts(language).list.title}>
      {groupVersions(files).map((file) => (
        <FileRow key={file.key} file={file} comments={countOf(file)} placeOf={placeOf} />
      ))}
    </ul>
  );
}
