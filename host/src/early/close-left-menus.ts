/**
 * The text of an inline script, so that it holds before any other. The browser leaves a menu open when the focus goes on to
 * something else than it and its button, which stands beside it.
 */
export const closeLeftMenus = `addEventListener('focusin', ({ target }) => {
document.querySelectorAll('header [popover]:popover-open').forEach((menu) => {
if (!menu.parentElement.contains(target)) menu.hidePopover();
});
});`;
