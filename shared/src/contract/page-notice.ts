/** State of a navigation that leads to a page with something to say there; a toast would be gone after five seconds. */
export function noticeState(notice: string): { readonly notice: string } {
  return { notice };
}

/** What the page that led here has said. @param state of the location, as the browser has kept it */
export function readNotice(state: unknown): string | undefined {
  const { notice } = Object(state) as { readonly notice?: unknown };
  return typeof notice === 'string' ? notice : undefined;
}
