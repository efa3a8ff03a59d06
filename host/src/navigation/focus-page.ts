/** The ID of the `<main>` element, which contains the page. */
export const mainElementId = 'main';

/**
 * Moves the focus to the heading of the new page, so that a screen reader reads it and the Tab key continues from
 * there.
 */
export function focusPageHeading(): void {
  const main = document.getElementById(mainElementId);
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  // Does not scroll, because `useScrollOnNavigation` sets the scroll position.
  heading?.focus({ preventScroll: true });
}

/** Moves the focus from the removed Retry button to the loaded page, or to the Retry button of the next error. */
export function focusPageAfterRetry(): void {
  const button = document.querySelector<HTMLElement>(`#${mainElementId} [role="alert"] button`);
  if (button) button.focus({ preventScroll: true });
  else focusPageHeading();
}
