import { useMutation } from '@tanstack/react-query';
import { downloadUrl, type StoredFile } from '../../api/files.ts';
import { withoutWarning } from './upload-queue.ts';

/** Downloads a file. The URL is made at the click, because it is valid for only 60 seconds. */
export const useDownload = () =>
  useMutation({
    mutationFn: async (file: Pick<StoredFile, 'id' | 'name'>) => {
      const link = document.createElement('a');
      link.href = await downloadUrl(file);
      // The server sends the file as an attachment, so the page stays open and its uploads continue.
      withoutWarning(() => link.click());
    },
  });
