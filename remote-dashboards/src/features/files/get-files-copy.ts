import { type Language, localize } from '@torsa/shared/i18n/languages';
import { undoCopy as undoBn } from '../../ui/undo-toast.copy.bn.ts';
import { type UndoCopy, undoCopy as undoEn } from '../../ui/undo-toast.copy.en.ts';
import { filesCopy as bn } from './files.copy.bn.ts';
import { filesCopy as en, type FilesCopy } from './files.copy.en.ts';

/**
 * Returns the texts of the file components in the given language. The texts of all languages load together,
 * separately from the page's texts.
 */
export const getFilesCopy = (language: Language) => localize<FilesCopy>(language, { en, bn });

export const getUndoCopy = (language: Language) =>
  localize<UndoCopy>(language, { en: undoEn, bn: undoBn });
