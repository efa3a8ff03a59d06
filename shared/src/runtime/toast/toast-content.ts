import type { ReactNode } from 'react';

/** The texts of a toast, in the page's language. */
export interface ToastContent {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  /** The message of a toast: a text, or an inline control such as a button. */
  readonly message?: ReactNode;
}
