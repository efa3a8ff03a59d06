import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { getFilesTexts } from './get-files-copy.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: tokens.space.s });
const name = css(portalStyles.wrapped, { flex: 1, minInlineSize: 0 });

interface AttachedListProps<Attached> {
  readonly files: readonly Attached[];
  readonly keyOf: (file: Attached) => string;
  readonly thumbnailOf?: (file: Attached) => ReactNode;
  readonly remove: (file: Attached) => void;
}

/** The files of an unsent message, each with a button that removes it. */
export function AttachedFileList<
  Attached extends { readonly name: string; readonly size: number },
>({ files, keyOf, thumbnailOf, remove }: AttachedListProps<Attached>) {
  const { format, language } = useI18n();
  const { list, upload } = getFilesTexts(language);
  if (files.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
    <ul role="list" css={portalStyles.ruledList} aria-label={upload.attach.list}>
      {files.map((file) => (
        <li key={keyOf(file)} css={row}>
          {thumbnailOf?.(file)}
          <span css={name}>
            <bdi>{file.name}</bdi>, {formatFileSize(language, file.size)}
          </span>
          <Button
            variant="quiet"
            aria-label={format(list.removeOf, { name: file.name })}
            onClick={() => remove(file)}
          >
            {list.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
