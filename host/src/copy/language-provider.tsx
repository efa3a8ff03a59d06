import type { Navigation } from '@torsa/shared/contract/navigation';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { NavigationProvider } from '@torsa/shared/router';
import { CompanyProvider } from '@torsa/shared/site-config';
import { type ReactNode, useMemo } from 'react';
import { ShellTextsProvider } from './copy-context.ts';
import type { ShellTexts } from './document.copy.en.ts';

interface LanguageProviderProps {
  readonly language: Language;
  readonly copy: ShellTexts;
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/**
 * The React context provider for the HTML document's language, interface texts, company facts and navigation links.
 */
export function LanguageProvider({ language, copy, navigation, children }: LanguageProviderProps) {
  const i18n = useMemo(() => createI18n(language), [language]);
  return (
    <I18nProvider value={i18n}>
      <ShellTextsProvider value={copy}>
        <CompanyProvider value={copy.company}>
          <NavigationProvider value={navigation}>{children}</NavigationProvider>
        </CompanyProvider>
      </ShellTextsProvider>
    </I18nProvider>
  );
}
