/** The menus of the bar: popovers, so the browser opens them, and closes them by Escape and a press elsewhere. */
const menus = 'header [popover]';

export function isMenuOpen(): boolean {
  return document.querySelector(`${menus}:popover-open`) !== null;
}

/** In the frame of the press, however long the page of a navigation takes. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
}

/**
 * The browser leaves a menu open when the focus goes on to something else than it and its button, which stands beside it.
 * @returns the cleanup.
 */
export function closeMenusWithoutFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    for (const menu of document.querySelectorAll<HTMLElement>(`${menus}:popover-open`)) {
      if (target instanceof Node && !menu.parentElement?.contains(target)) menu.hidePopover();
    }
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
