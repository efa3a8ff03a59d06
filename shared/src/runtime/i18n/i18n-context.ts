import { createContext, useContext } from 'react';
import { mainLanguage } from '../../i18n/languages.ts';
import { createI18n, type I18n } from './create-i18n.ts';

const I18nContext = createContext<I18n>(createI18n(mainLanguage));

/** The React context provider for the document's language, which the host renders once. */
export const I18nProvider = I18nContext.Provider;

/** A React hook that returns the document's language and its formatting functions. */
export function useI18n(): I18n {
  return useContext(I18nContext);
}
