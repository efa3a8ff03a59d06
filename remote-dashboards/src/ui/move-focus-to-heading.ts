/**
 * The `ref` of a button that goes with what it did: the focus that it had goes to the heading of what it stood in, and
 * not to the beginning of the page.
 */
export function moveFocusToHeading(button: HTMLElement | null) {
  return () => {
    if (!button || document.activeElement !== button) return;
    const heading = button.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
}
