import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';

interface ToastWords {
  readonly title: string;
  readonly message: string;
}

/** The provider's message goes before ours, where the page is in its language. */
interface ProviderSaid {
  readonly language: Language;
  readonly message?: string | undefined;
}

/** What failed, in a toast and in a notice that stays. */
export function failure(words: ToastWords, notice: ReactNode, provider?: ProviderSaid) {
  const message =
    provider?.language === mainLanguage ? (provider.message ?? words.message) : words.message;
  return {
    toast: { kind: 'error', title: words.title, message },
    notice: { kind: 'alert', text: notice },
  } as const;
}
