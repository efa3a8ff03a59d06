// Browsers leave a popover open when the focus moves on. A menu is next to its button, in one element with it.
addEventListener('focusin', ({ target }) => {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
    if (!menu.parentElement?.contains(target as Node)) menu.hidePopover();
  }
});

export {};
