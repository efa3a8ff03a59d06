/** Creates the router state for a navigation to a page that shows a notice permanently, not as a toast. */
export function createPageNoticeState(notice: string): { readonly notice: string } {
  return { notice };
}

/**
 * Reads the notice that the previous page passed to this page.
 * @param state the location's state from the browser's history
 */
export function readPageNotice(state: unknown): string | undefined {
  const { notice } = Object(state) as { readonly notice?: unknown };
  return typeof notice === 'string' ? notice : undefined;
}
