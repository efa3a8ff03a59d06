import type { Language } from '../../i18n/languages.ts';

export interface ToastContent {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly message?: string;
  /** What it is written in; without it, English, in which the product specification has its texts. */
  readonly language?: Language;
}
