/** What comes alive by itself: the shell, and the page in it, once its code is there. */
export type Part = 'shell' | 'page';

/**
 * For an effect of the part itself: from here on it answers. What was pressed in it before is done in a task of its own,
 * by the inline script of `keep-early.ts`.
 */
export function takeOver(part: Part): void {
  document.documentElement.dataset[`${part}Alive`] = '';
  dispatchEvent(new Event('partalive'));
}
