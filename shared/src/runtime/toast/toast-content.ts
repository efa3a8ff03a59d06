/** Said in the language of the page. */
export interface ToastContent {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly message?: string;
}
