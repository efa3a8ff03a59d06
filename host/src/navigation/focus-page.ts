/** The id of the `<main>` element, which contains the page. */
export const mainId = 'main';

/**
 * Moves the focus to the heading of the page, as a browser does for a new document. A screen reader then reads it, and the
 * Tab key continues from there.
 */
export function focusHeading(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  // `useScrollOnNavigation` controls the scroll position.
  heading?.focus({ preventScroll: true });
}

/** Moves the focus after Retry, because its button has disappeared: to the loaded page, or to the button of the next error. */
export function focusAfterRetry(): void {
  const button = document.querySelector<HTMLElement>(`#${mainId} [role="alert"] button`);
  if (button) button.focus({ preventScroll: true });
  else focusHeading();
}
