import { createContext, useContext } from 'react';
import { mainLanguage } from '../../i18n/languages.ts';
import { createI18n, type I18n } from './create-i18n.ts';

const I18nContext = createContext<I18n>(createI18n(mainLanguage));

/** Sets the language of its children. The host sets it once for the document. */
export const I18nProvider = I18nContext.Provider;

/** The language of the document. */
export function useI18n(): I18n {
  return useContext(I18nContext);
}
