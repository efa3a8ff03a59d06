/** What holds a menu that is open, the last opened last: Escape closes one at a time. Every navigation closes them all. */
const opened: object[] = [];

/** @returns notes that it is closed again. */
export function noteOpenMenu(menu: object): () => void {
  opened.push(menu);
  return () => void opened.splice(opened.indexOf(menu), 1);
}

export function isLastOpened(menu: object): boolean {
  return opened.at(-1) === menu;
}

export function isMenuOpen(): boolean {
  return opened.length > 0;
}
