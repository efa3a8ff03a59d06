import { render } from '@testing-library/react';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import { htmlDocumentTextsByLanguage } from '../copy/document-copy.ts';
import { LanguageProvider } from '../copy/language-provider.tsx';
import { sampleNavigation } from './sample-navigation.ts';

/** Wraps a part of the shell in the providers of its document. */
export function inLanguage(part: ReactNode, language: Language = mainLanguage) {
  return (
    <LanguageProvider
      language={language}
      copy={htmlDocumentTextsByLanguage[language].shell}
      navigation={sampleNavigation(language)}
    >
      {part}
    </LanguageProvider>
  );
}

/** Renders a part of the shell in a language. */
export function renderIn(part: ReactNode, language?: Language) {
  return render(part, { wrapper: ({ children }) => inLanguage(children, language) });
}
