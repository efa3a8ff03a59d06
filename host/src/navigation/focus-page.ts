/** The id of the element that the page stands in. */
export const mainId = 'main';

/**
 * Moves the focus to the heading of the page, as a browser does for a new document: a screen reader reads it, and the tab
 * key goes on from there.
 */
export function focusHeading(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  // The scroll position is the router's business.
  heading?.focus({ preventScroll: true });
}

/** After Retry, whose button is gone: to the page that has come, or to the button of the next error. */
export function focusAfterRetry(): void {
  const button = document.querySelector<HTMLElement>(`#${mainId} [role="alert"] button`);
  if (button) button.focus({ preventScroll: true });
  else focusHeading();
}
