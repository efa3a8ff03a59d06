import { useMutation } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useRef, useState } from 'react';
import type { StoredFile } from '../../api/files.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { getFilesTexts } from './get-files-copy.ts';
import { useFileDownload } from './use-download.ts';

/** The delay between two downloads, in milliseconds, because browsers ignore a download that starts too soon. */
const pause = 600;

export interface DownloadAllProps {
  /** The text of the download button, by default “Download all”. */
  readonly label?: string;
  /** Returns all files of the list, after loading its remaining pages. */
  readonly loadFiles: () => Promise<readonly StoredFile[]>;
}

/** A button that downloads files one after the other. After a failure, it continues with the missing files. */
export function DownloadAllButton({ label, loadFiles }: DownloadAllProps) {
  const { format, language } = useI18n();
  const { downloadAll: copy } = getFilesTexts(language);
  const { mutateAsync: download } = useFileDownload();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  // Store file IDs instead of a count, because a count would skip files if the list changes between two tries.
  const downloaded = useRef(new Set<string>());
  const run = useMutation({
    mutationFn: async () => {
      const files = await loadFiles();
      const isDone = ({ id }: StoredFile) => downloaded.current.has(id);
      if (files.every(isDone)) downloaded.current.clear();
      const show = () => setProgress({ done: files.filter(isDone).length, total: files.length });
      let lost: unknown;
      for (const file of files) {
        if (isDone(file)) continue;
        show();
        try {
          await download(file);
          downloaded.current.add(file.id);
        } catch (error) {
          // Skip a file that is missing in the storage.
          if (getErrorCode(error) !== 'missing') throw error;
          lost = error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      show();
      if (lost !== undefined) throw lost;
    },
  });
  const count = (value: number) => formatNumber(language, value);
  const isEmpty = run.isSuccess && progress.total === 0;
  return (
    <div css={portalStyles.denseStack}>
      {run.isError && <Notice kind="alert">{copy.failed}</Notice>}
      <div css={portalStyles.row}>
        <Button variant="secondary" busy={run.isPending} onClick={() => run.mutate()}>
          {run.isError ? copy.resume : (label ?? copy.button)}
        </Button>
        <span role="status" css={portalStyles.smallMuted}>
          {isEmpty && copy.none}
          {progress.total > 0 &&
            format(copy.progress, { done: count(progress.done), total: count(progress.total) })}
        </span>
      </div>
    </div>
  );
}
