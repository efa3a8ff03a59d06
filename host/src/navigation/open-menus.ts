/** A CSS selector for the menus of the navigation bar, which are popovers. */
const menus = 'header [popover]';

export function isNavigationMenuOpen(): boolean {
  return document.querySelector(`${menus}:popover-open`) !== null;
}

/** Closes all menus of the navigation bar after a click on a link, before the page has loaded. */
export function closeNavigationMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
}
