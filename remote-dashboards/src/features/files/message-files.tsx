import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { maxFileSize } from '../../api/files.ts';
import { formatFileSize } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import { getFilesCopy } from './get-files-copy.ts';
import type { Refusal } from './upload.ts';
import { UploadList } from './upload-list.tsx';
import { describeUploadError } from './upload-problem.ts';
import * as queue from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePlaceUploads } from './use-place-uploads.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: tokens.space.s });
const name = css(styles.wrapped, { flex: 1, minInlineSize: 0 });
const zone = css({
  display: 'grid',
  gap: tokens.space.xs,
  border: '2px dashed transparent',
  borderRadius: tokens.radius.m,
});
const activeZone = css(zone, {
  borderColor: tokens.color.river,
  backgroundColor: tokens.color.sunken,
});

/** The maximum number of files of a message. The backend enforces the same limit. */
const maxFiles = 20;

export interface MessageFilesProps {
  /** The files to upload after the message. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** The idempotency key of the sent message. Its uploads are listed. */
  readonly sentKey: string;
}

/**
 * The files of a message that starts a conversation, with a button that attaches more files. Nothing is uploaded
 * before the backend has stored the message, because only then do the files have an owner.
 */
export function MessageFiles({ files, onChange, sentKey }: MessageFilesProps) {
  const i18n = useI18n();
  const { format, language } = i18n;
  const { upload: copy, list } = getFilesCopy(language);
  const uploads = usePlaceUploads({ message_key: sentKey }, (action) => action(queue));
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  useLeaveWarning(files.length > 0);
  const add = (added: readonly File[], folders: readonly string[] = []) => {
    const refused = added.flatMap((file) => {
      const refusal = refusalOf(file);
      return refusal ? [`${file.name}: ${describe(file, refusal)}`] : [];
    });
    for (const folder of folders)
      refused.push(`${folder}: ${describe(new File([], ''), 'folder')}`);
    const kept = [...files, ...added.filter((file) => !refusalOf(file) && !isChosen(files, file))];
    if (kept.length > maxFiles) refused.push(format(copy.attach.tooMany, { count: maxFiles }));
    setProblem(refused.join(' '));
    onChange(kept.slice(0, maxFiles));
  };
  const describe = (file: File, refusal: Refusal) =>
    describeUploadError({ refusal, error: undefined, file }, i18n);
  const { target, element } = useFileDrop((dropped) => add(dropped.files, dropped.folders), false);
  return (
    <div css={target === 'element' ? activeZone : zone} {...element}>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
        <ul role="list" css={styles.ruledList} aria-label={copy.attach.list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} css={row}>
              <span css={name}>
                <bdi>{file.name}</bdi>, {formatFileSize(language, file.size)}
              </span>
              <Button
                variant="quiet"
                aria-label={format(list.removeOf, { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                {list.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== '' && <Notice kind="alert">{problem}</Notice>}
      <div css={styles.row}>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {copy.attach.button}
        </Button>
        <span css={styles.smallMuted}>{copy.touchHint}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          // Copy the file list before clearing the input. A cleared input allows the same file again.
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          add(chosen);
        }}
      />
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
    </div>
  );
}

function refusalOf({ size }: File): Refusal | undefined {
  if (size === 0) return 'empty';
  return size > maxFileSize ? 'too_large' : undefined;
}

const isChosen = (files: readonly File[], { name, size, lastModified }: File) =>
  files.some((one) => one.name === name && one.size === size && one.lastModified === lastModified);

/** Warns before the user leaves the page, because a browser cannot keep chosen files. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
