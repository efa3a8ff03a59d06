import { useI18n } from '@torsa/shared/i18n';
import { type StoredFile, useRemoveFile } from '../../api/files.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { getFilesTexts, getUndoTexts } from './get-files-copy.ts';

/** Returns a function that removes a file and shows a toast with Undo. */
export function useRemoveFileWithUndo() {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const { remove, restore } = useRemoveFile();
  const announce = useUndoToast(getUndoTexts(language));
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
