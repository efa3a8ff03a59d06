/**
 * A `ref` callback for a button that disappears after its click. It focuses the section's heading, because the browser
 * would focus the start of the page.
 */
export function moveFocusToHeading(button: HTMLElement | null) {
  return () => {
    if (!button || document.activeElement !== button) return;
    focusHeadingIn(button.closest('section, main'));
  };
}

/** Focuses the page's heading, so that single-key shortcuts work again after typing. */
export function moveFocusToPageHeading(): void {
  focusHeadingIn(document.querySelector('main'));
}

function focusHeadingIn(area: Element | null): void {
  const heading = area?.querySelector<HTMLElement>('h1, h2, h3');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
