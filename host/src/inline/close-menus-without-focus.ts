// Browsers keep a popover open when the focus leaves it. A menu and its button share a parent element.
addEventListener('focusin', ({ target }) => {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) {
    if (!menu.parentElement?.contains(target as Node)) menu.hidePopover();
  }
});

export {};
