const setting = 'torsa.shortcuts';

/** Whether single keys act in this browser. Who dictates, or rests a hand on the keys, turns them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutsOn(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // Where nothing can be stored they stay on.
  }
}

/**
 * Does what a key stands for: presses the button or link whose `aria-keyshortcuts` names it, or goes into the field; `j`
 * and `k` go along the rows of a list. Keys that are typed into something, or are pressed with others, are left alone.
 */
export function pressShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const { key } = event;
  const target = key === 'j' ? rowAt(1) : key === 'k' ? rowAt(-1) : elementFor(key);
  // The list of the keys is there even for those who turned them off.
  if (!target || (key !== '?' && !areShortcutsOn())) return;
  event.preventDefault();
  target.focus();
  if (target.matches('button, [type="checkbox"], a:not(li a)')) target.click();
}

function elementFor(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')].find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
}

function rowAt(step: number): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main ul[role="list"] > li a')];
  const focused = rows.findIndex((row) => row.matches(':focus'));
  const now = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  return now < 0 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, now + step))];
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"])')
  );
}
