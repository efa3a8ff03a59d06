import { useI18n } from '@torsa/shared/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { FileOwnerReference } from '../../api/files.ts';
import { getFileOwnerKey, type QueuedUpload } from './upload.ts';
import type * as queue from './upload-queue.ts';
import { getUploads, registerShownUploadList, subscribeToUploads } from './upload-store.ts';

export interface QueuedUploads {
  /** The uploads to this destination, oldest upload first. */
  readonly items: readonly QueuedUpload[];
  /** @param shrinks true if large pictures are shrunk before the upload */
  readonly add: (files: readonly File[], shrinks?: boolean) => void;
  readonly addRejectedFolder: (name: string) => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
}

/**
 * Returns the uploads to a destination (project, conversation, request or email link), and functions that change them.
 * @param run runs an action of the upload queue, after loading the queue's code if necessary
 */
export function useQueuedUploads(
  place: FileOwnerReference,
  run: (action: (code: typeof queue) => void) => void,
): QueuedUploads {
  const { language } = useI18n();
  const all = useSyncExternalStore(subscribeToUploads, getUploads, getUploads);
  const key = getFileOwnerKey(place);
  useEffect(() => registerShownUploadList(key), [key]);
  return {
    items: all.filter((one) => getFileOwnerKey(one.place) === key),
    add: (files, shrinks = false) =>
      run(({ addUploads }) => addUploads(place, files, { shrinks, language })),
    addRejectedFolder: (name) =>
      run(({ addRejectedFolder }) => addRejectedFolder(place, name, { language })),
    cancel: (id) => run(({ cancelUpload }) => cancelUpload(id)),
    retry: (id) => run(({ retryUpload }) => retryUpload(id)),
    dismiss: (id) => run(({ dismissUpload }) => dismissUpload(id)),
  };
}
