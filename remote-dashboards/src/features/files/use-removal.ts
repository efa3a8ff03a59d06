import { useI18n } from '@torsa/shared/i18n';
import { type StoredFile, useRemoveFile } from '../../api/files.ts';
import { isolate } from '../../ui/isolate.ts';
import type { UndoCopy } from '../../ui/undo-toast.copy.en.ts';
import { useUndo } from '../../ui/use-undo.tsx';
import type { FilesCopy } from './files.copy.en.ts';

/** Returns a function that removes a file and shows a toast with an Undo button. */
export function useRemoval(copy: { readonly list: FilesCopy['list']; readonly undo: UndoCopy }) {
  const { format } = useI18n();
  const { remove, restore } = useRemoveFile();
  const announce = useUndo(copy.undo);
  return (file: StoredFile): void => {
    const done = remove(file);
    announce({
      action: format(copy.list.removed, { name: isolate(file.name) }),
      done,
      undo: async () => {
        await done;
        await restore(file);
      },
    });
  };
}
