import { useI18n } from '@torsa/shared/i18n';
import { type StoredFile, useRemoveFile } from '../../api/files.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { useUndo } from '../../ui/use-undo.tsx';
import { getFilesCopy, getUndoCopy } from './get-files-copy.ts';

/** Returns a function that removes a file and shows a toast with an Undo button. */
export function useRemoveWithUndo() {
  const { format, language } = useI18n();
  const { list } = getFilesCopy(language);
  const { remove, restore } = useRemoveFile();
  const announce = useUndo(getUndoCopy(language));
  return (file: StoredFile): void => {
    const done = remove(file);
    announce({
      action: format(list.removed, { name: isolateTextDirection(file.name) }),
      done,
      undo: async () => {
        await done;
        await restore(file);
      },
    });
  };
}
