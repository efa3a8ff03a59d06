import { useMutation } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import type { StoredFile } from '../../api/files.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import { getFilesCopy } from './get-files-copy.ts';
import { useDownload } from './use-download.ts';

/** The time between two downloads in milliseconds. A browser ignores a download that starts too soon after another one. */
const pause = 600;

interface DownloadAllProps {
  /** Loads all files of the list, not only those of the loaded pages. */
  readonly loadFiles: () => Promise<readonly StoredFile[]>;
}

/** A button that downloads all files, one after the other. After a failure, it continues with the failed file. */
export function DownloadAll({ loadFiles }: DownloadAllProps) {
  const { format, language } = useI18n();
  const { downloadAll: copy } = getFilesCopy(language);
  const { mutateAsync: download } = useDownload();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const run = useMutation({
    mutationFn: async () => {
      const files = await loadFiles();
      const start = progress.done < progress.total ? progress.done : 0;
      for (const [index, file] of files.entries()) {
        if (index < start) continue;
        setProgress({ done: index, total: files.length });
        await download(file);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      setProgress({ done: files.length, total: files.length });
    },
  });
  const count = (value: number) => formatNumber(language, value);
  return (
    <div css={styles.denseStack}>
      {run.isError && <Notice kind="alert">{copy.failed}</Notice>}
      <div css={styles.row}>
        <Button variant="secondary" busy={run.isPending} onClick={() => run.mutate()}>
          {run.isError ? copy.resume : copy.button}
        </Button>
        <span role="status" css={styles.smallMuted}>
          {progress.total > 0 &&
            format(copy.progress, { done: count(progress.done), total: count(progress.total) })}
        </span>
      </div>
    </div>
  );
}
