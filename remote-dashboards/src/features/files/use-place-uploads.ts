import { useI18n } from '@torsa/shared/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { FilePlace } from '../../api/files.ts';
import { placeKey, type Upload } from './upload.ts';
import type * as queue from './upload-queue.ts';
import { getUploads, subscribeToUploads, watchPlace } from './upload-store.ts';

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

/** Returns the uploads to a place. @param run calls an action of the queue, whose code may have to load first */
export function usePlaceUploads(
  place: FilePlace,
  run: (action: (code: typeof queue) => void) => void,
): Uploads {
  const { language } = useI18n();
  const all = useSyncExternalStore(subscribeToUploads, getUploads, getUploads);
  const key = placeKey(place);
  useEffect(() => watchPlace(key), [key]);
  return {
    items: all.filter((one) => placeKey(one.place) === key),
    add: (files, shrinks = false) =>
      run(({ addUploads }) => addUploads(place, files, { shrinks, language })),
    addFolder: (name) => run(({ addFolder }) => addFolder(place, name, { language })),
    cancel: (id) => run(({ cancelUpload }) => cancelUpload(id)),
    retry: (id) => run(({ retryUpload }) => retryUpload(id)),
    dismiss: (id) => run(({ dismissUpload }) => dismissUpload(id)),
  };
}
