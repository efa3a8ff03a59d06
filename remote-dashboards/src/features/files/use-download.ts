import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { DownloadUrlContext, type StoredFile } from '../../api/files.ts';
import { runWithoutPageLeaveWarning } from './upload-queue.ts';

/** Returns a mutation that downloads a file by a new signed URL, which is valid for 60 seconds. */
export function useFileDownload() {
  const signUrl = use(DownloadUrlContext);
  return useMutation({
    mutationFn: async (file: Pick<StoredFile, 'id' | 'name'>) => {
      const link = document.createElement('a');
      link.href = await signUrl(file);
      // The response is an attachment, so the browser stays on the page and the uploads continue.
      runWithoutPageLeaveWarning(() => link.click());
    },
  });
}
