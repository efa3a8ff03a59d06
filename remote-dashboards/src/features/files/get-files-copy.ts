import { type Language, localize } from '@torsa/shared/i18n/languages';
import { undoTexts as undoBn } from '../../ui/undo-toast.copy.bn.ts';
import { type UndoTexts, undoTexts as undoEn } from '../../ui/undo-toast.copy.en.ts';
import { filesTexts as bn } from './files.copy.bn.ts';
import { filesTexts as en, type FilesTexts } from './files.copy.en.ts';

/** Returns the texts of the file components. All languages load together, separately from the page's texts. */
export const getFilesTexts = (language: Language) => localize<FilesTexts>(language, { en, bn });

export const getUndoTexts = (language: Language) =>
  localize<UndoTexts>(language, { en: undoEn, bn: undoBn });
