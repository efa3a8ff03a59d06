// Closes a menu when the focus leaves it, because a popover stays open then. A menu and its button have the same
// parent element.
addEventListener('focusin', ({ target }) => {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
    if (!menu.parentElement?.contains(target as Node)) menu.hidePopover();
  }
});

export {};
