import { useI18n } from '@torsa/shared/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { FilePlace } from '../../api/files.ts';
import { placeKey, type Upload } from './upload.ts';
import {
  addFolder,
  addUploads,
  cancelUpload,
  dismissUpload,
  getUploads,
  retryUpload,
  subscribeToUploads,
  watchPlace,
} from './upload-queue.ts';

export interface Uploads {
  /** The uploads of the place, oldest first. */
  readonly items: readonly Upload[];
  /** @param shrinks true if large pictures are made smaller */
  readonly add: (files: readonly File[], shrinks?: boolean) => void;
  readonly addFolder: (name: string) => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
}

/** Returns the queue of uploads to a place. Uploads continue while the user opens other pages of the portal. */
export function useUploads(place: FilePlace): Uploads {
  const { language } = useI18n();
  const all = useSyncExternalStore(subscribeToUploads, getUploads, getUploads);
  const key = placeKey(place);
  useEffect(() => watchPlace(key), [key]);
  return {
    items: all.filter((one) => placeKey(one.place) === key),
    add: (files, shrinks = false) => addUploads(place, files, { shrinks, language }),
    addFolder: (name) => addFolder(place, name, { language }),
    cancel: cancelUpload,
    retry: retryUpload,
    dismiss: dismissUpload,
  };
}
