import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { StoredFile } from '../../api/files.ts';
import { formatFileSize } from '../../ui/formatters.ts';
import { getFilesTexts } from './get-files-copy.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileDownload } from './use-download.ts';
import { ViewPictureButton } from './view-button.tsx';

const { color, fontSize, space } = tokens;

const list = css(plainListStyle, { display: 'flex', flexWrap: 'wrap', gap: space.xs });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
const problem = css({ flexBasis: '100%', color: color.danger, fontSize: fontSize.small });

interface FileLinksProps {
  readonly files: readonly StoredFile[];
}

/** The files of a message. Each file has a download button. */
export function MessageFileLinks({ files }: FileLinksProps) {
  const { language } = useI18n();
  return (
    <ul css={list} aria-label={getFilesTexts(language).list.title}>
      {files.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
    </ul>
  );
}

interface FileLinkProps {
  readonly file: StoredFile;
}

function FileLink({ file }: FileLinkProps) {
  const { language, format } = useI18n();
  const { list: copy } = getFilesTexts(language);
  const { mutate, isPending, isError } = useFileDownload();
  const size = formatFileSize(language, file.size);
  return (
    <li css={item}>
      <Thumbnail file={file} />
      <Button
        variant="quiet"
        busy={isPending}
        aria-label={format(copy.download, { name: `${file.name}, ${size}` })}
        onClick={() => mutate(file)}
      >
        <span>
          <bdi>{file.name}</bdi>, {size}
        </span>
      </Button>
      <ViewPictureButton versions={[file]} />
      {isError && (
        <p css={problem} role="alert">
          {copy.failed}
        </p>
      )}
    </li>
  );
}
