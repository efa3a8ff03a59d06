import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { SignUrlContext, type StoredFile } from '../../api/files.ts';
import { withoutWarning } from './upload-queue.ts';

/** Downloads a file. The URL is made at the click, because it is valid for only 60 seconds. */
export function useDownload() {
  const signUrl = use(SignUrlContext);
  return useMutation({
    mutationFn: async (file: Pick<StoredFile, 'id' | 'name'>) => {
      const link = document.createElement('a');
      link.href = await signUrl(file);
      // The server sends the file as an attachment, so the page stays open and its uploads continue.
      withoutWarning(() => link.click());
    },
  });
}
