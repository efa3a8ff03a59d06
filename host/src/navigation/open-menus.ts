/** Selects the menus of the navigation bar. They are popovers, which the browser opens and closes. */
const menus = 'header [popover]';

export function isMenuOpen(): boolean {
  return document.querySelector(`${menus}:popover-open`) !== null;
}

/** Closes all menus immediately after a click, however long the page takes to load. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
}
