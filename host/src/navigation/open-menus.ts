/** A CSS selector for the menus of the navigation bar. The menus are popovers, which the browser opens and closes. */
const menus = 'header [popover]';

export function isNavigationMenuOpen(): boolean {
  return document.querySelector(`${menus}:popover-open`) !== null;
}

/** Closes all menus of the navigation bar immediately after a click on a link, before the page has loaded. */
export function closeNavigationMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) menu.hidePopover();
}
