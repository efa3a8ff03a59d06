/**
 * The router state for a navigation to a page that shall show a notice. A toast would disappear after five seconds.
 */
export function noticeState(notice: string): { readonly notice: string } {
  return { notice };
}

/** The notice from the previous page. @param state of the location, from the browser's history */
export function readNotice(state: unknown): string | undefined {
  const { notice } = Object(state) as { readonly notice?: unknown };
  return typeof notice === 'string' ? notice : undefined;
}
