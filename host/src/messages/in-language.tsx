import type { Navigation } from '@torsa/shared/contract/navigation';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { NavigationProvider } from '@torsa/shared/router';
import { CompanyProvider } from '@torsa/shared/site-config';
import { type ReactNode, useMemo } from 'react';
import type { ShellMessages } from './en.ts';
import { MessagesProvider } from './messages-context.ts';

interface InLanguageProps {
  readonly language: Language;
  readonly messages: ShellMessages;
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** The site in the language of its document, on the server and in the browser. */
export function InLanguage({ language, messages, navigation, children }: InLanguageProps) {
  const i18n = useMemo(() => createI18n(language), [language]);
  return (
    <I18nProvider value={i18n}>
      <MessagesProvider value={messages}>
        <CompanyProvider value={messages.company}>
          <NavigationProvider value={navigation}>{children}</NavigationProvider>
        </CompanyProvider>
      </MessagesProvider>
    </I18nProvider>
  );
}
