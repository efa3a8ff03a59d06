/** The menus of the bar: popovers, so the browser opens them, and closes them by Escape and a press elsewhere. */
const menus = 'header [popover]';

export function isMenuOpen(): boolean {
  return document.querySelector(`${menus}:popover-open`) !== null;
}

/** In the frame of the press, however long the page of a navigation takes. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
}
