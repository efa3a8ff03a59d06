import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import type { StoredFile } from '../../api/files.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { formatFileSize } from '../../ui/formatters.ts';
import { moveFocusToPageHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { getFilesTexts } from './get-files-copy.ts';
import type { VersionedFile } from './group-versions.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileDownload } from './use-download.ts';
import { useRemoveFileWithUndo } from './use-removal.ts';
import { ViewPictureButton } from './view-button.tsx';

const { color, space } = tokens;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  paddingBlock: space.xs,
});
const text = css({ flex: '1 1 10rem', minInlineSize: 0 });
const download = css({
  '& > button': {
    justifyContent: 'start',
    paddingInline: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // Print the button, because only the button contains the file name.
    [media.print]: { display: 'block' },
  },
});
const problem = css({ color: color.danger, fontWeight: 600 });
const menu = css({ [media.print]: { display: 'none' }, '&[open]': { flexBasis: '100%' } });
const versions = css({ flexBasis: '100%' });

interface FileRowProps<File extends StoredFile> {
  readonly file: VersionedFile<File>;
  /** The number of comments on all versions of the file. */
  readonly comments: number;
  /** Returns a link to the file's project or conversation. */
  readonly placeOf?: ((file: File) => ReactNode) | undefined;
}

/** A row of a file list with a download button, a menu and the earlier versions. */
export function FileRow<File extends StoredFile>({ file, comments, placeOf }: FileRowProps<File>) {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const { latest, earlier } = file;
  return (
    <li css={row}>
      <Thumbnail file={latest} />
      <FileText file={latest} comments={comments} place={placeOf?.(latest)} />
      <ViewPictureButton versions={[latest, ...earlier]} />
      <FileMenu file={latest} />
      {earlier.length > 0 && (
        <details css={versions}>
          <summary css={portalStyles.summary}>
            {format(list.earlier, { count: earlier.length })}
          </summary>
          <ul css={portalStyles.tightList}>
            {earlier.map((one) => (
              <li key={one.id} css={row}>
                <FileText file={one} />
                <FileMenu file={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface FileTextProps {
  readonly file: StoredFile;
  readonly comments?: number;
  readonly place?: ReactNode;
}

/** The file name as a download button, and a line with version, uploader, time and size. */
function FileText({ file, comments = 0, place }: FileTextProps) {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const session = useSession();
  const { mutate, isPending, isError } = useFileDownload();
  const isOwn = session.status === 'signedIn' && session.user.id === file.uploaded_by;
  const uploader = isOwn ? list.you : file.uploader_name || list.someone;
  const version = format(list.version, { version: file.version_number });
  const size = formatFileSize(language, file.size);
  return (
    <div css={text}>
      <div css={download}>
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={format(list.download, { name: `${file.name}, ${version}` })}
          onClick={() => mutate(file)}
        >
          <bdi>{file.name}</bdi>
        </Button>
      </div>
      <p css={portalStyles.smallMutedWrapped}>
        {version} · <bdi>{uploader}</bdi> · <Timestamp at={file.created_at} as="ago" /> · {size}
        {comments > 0 && ` · ${format(list.comments, { count: comments })}`}
        {place && <> · {place}</>}
      </p>
      {isError && (
        <p css={problem} role="alert">
          {list.failed}
        </p>
      )}
    </div>
  );
}

/** The file menu with “Remove”. Clients have it on their own files, and staff on all files. */
function FileMenu({ file }: Pick<FileTextProps, 'file'>) {
  const { format, language } = useI18n();
  const session = useSession();
  const remove = useRemoveFileWithUndo();
  if (session.status !== 'signedIn') return null;
  if (session.role === 'user' && session.user.id !== file.uploaded_by) return null;
  const { list } = getFilesTexts(language);
  const { name } = file;
  return (
    <details css={menu}>
      <summary css={portalStyles.summary} aria-label={format(list.menuOf, { name })}>
        {list.menu}
      </summary>
      <DangerButton
        aria-label={format(list.removeOf, { name })}
        onClick={() => {
          remove(file);
          // Move the focus to the page heading, because the removed row contains the focused button.
          moveFocusToPageHeading();
        }}
      >
        {list.remove}
      </DangerButton>
    </details>
  );
}
