import type { Failed } from '@torsa/shared/database/provider-result';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';

interface ToastTitle {
  readonly title: string;
}

export interface ToastWords extends ToastTitle {
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

/** Why the backend gave no answer; where a limit is reached, when to try again. */
export async function whyUnavailable(
  { limit }: Pick<Failed<string>, 'limit'>,
  otherwise: string,
  language: Language,
): Promise<string> {
  if (!limit) return otherwise;
  // Few ever reach a limit, so no page carries the words for it.
  return import(/* webpackChunkName: "limited-text" */ '@torsa/shared/ui/form/limited-text').then(
    ({ limitedText }) => limitedText('tries', language, limit.retryAfter),
    () => otherwise,
  );
}
