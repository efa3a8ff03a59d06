import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type StoredFile, useRemoveFile } from '../../api/files.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { formatFileSize } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import { FileUpload } from './file-upload.tsx';
import { getFilesCopy } from './get-files-copy.ts';
import { Thumbnail } from './thumbnail.tsx';

const row = css({ display: 'flex', alignItems: 'center', gap: tokens.space.s });
const name = css(styles.wrapped, { flex: 1, minInlineSize: 0 });

export interface AttachedFilesProps {
  readonly conversation: string;
  /** The files attached to the unsent message. */
  readonly files: readonly StoredFile[];
  /** True if the user can drop a file anywhere on the page to attach it to the message. */
  readonly acceptsPage: boolean;
}

/** The files attached to the unsent message, with a button that attaches more files. */
export function AttachedFiles({ conversation, files, acceptsPage }: AttachedFilesProps) {
  const { format, language } = useI18n();
  const { remove, error } = useRemoveFile();
  const { list, upload } = getFilesCopy(language);
  return (
    <>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
        <ul role="list" css={styles.ruledList} aria-label={upload.attach.list}>
          {files.map((file) => (
            <li key={file.id} css={row}>
              <Thumbnail file={file} />
              <span css={name}>
                <bdi>{file.name}</bdi>, {formatFileSize(language, file.size)}
              </span>
              <Button
                variant="quiet"
                aria-label={format(list.removeOf, { name: file.name })}
                onClick={() => void remove(file).catch(() => undefined)}
              >
                {list.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice error={error} copy={{ other: upload.attach.notRemoved }} />
      <FileUpload place={{ conversation }} camera acceptsPage={acceptsPage} isAttachment />
    </>
  );
}
