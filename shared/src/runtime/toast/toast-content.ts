/** The texts of a toast, in the page's language. */
export interface ToastContent {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly message?: string;
}
