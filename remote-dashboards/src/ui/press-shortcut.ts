import { moveFocusToPageHeading } from './move-focus-to-heading.ts';

const setting = 'torsa.shortcuts';

/**
 * Returns true if single-key shortcuts are enabled in this browser. Users of speech input can disable them, because
 * speech can trigger shortcuts by accident.
 */
export function areShortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutsEnabled(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // The shortcuts remain enabled if the browser blocks storage.
  }
}

/** The keyboard shortcut of the Undo button in a toast. */
export const undoShortcutKey = 'z';

/** The attribute of a list whose rows open when the keys `j` and `k` reach them. */
export const opensRowsAttribute = 'data-opens-rows';

/**
 * The delay between the last press of `j` or `k` and the opening of the row, in milliseconds. A key that is held down
 * therefore skips rows.
 */
const openDelay = 80;

/**
 * Handles a single-key shortcut. It clicks the button or link, or focuses the field, whose `aria-keyshortcuts` contains
 * the key. A control in the focused row takes precedence over the page's other controls. `j` and `k` move through the
 * rows of a list. Keys in text fields and keys with modifiers except Shift are ignored.
 */
export function pressShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = nameKey(event);
  // While a dialog is open, only the Undo button of a toast has a shortcut.
  if (key !== undoShortcutKey && document.querySelector('dialog[open]')) return;
  if (key === 'Escape') {
    leaveControl(event.target);
    return;
  }
  if (isTyping(event.target, key)) return;
  const target =
    key === 'j' ? rowAt(1) : key === 'k' ? rowAt(-1) : key === 'x' ? checkbox() : elementFor(key);
  // The `?` key, which lists the shortcuts, works even while the shortcuts are disabled.
  if (!target || (key !== '?' && !areShortcutsEnabled())) return;
  event.preventDefault();
  const isMove = key === 'j' || key === 'k';
  // Ignore key repeats, because a key that is held down must not repeat an action.
  if (event.repeat && !isMove) return;
  // The shortcut clicks a toast's button without focusing the button, because the toast disappears.
  if (target.closest('main') && key !== 'x') target.focus();
  if (isMove) openLater(target);
  else if (target instanceof HTMLSelectElement) openSelect(target);
  else if (target.matches('button, [type="checkbox"], a:not(li a)')) target.click();
}

/** Returns a letter with `Shift+` if the user holds that key, without regard to Caps Lock. */
function nameKey(event: KeyboardEvent): string {
  const key = latinKey(event);
  if (!/^[a-z]$/i.test(key)) return key;
  return event.shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase();
}

/**
 * Returns the typed Latin character. If the keyboard layout has no Latin letters, such as a Bengali layout, returns the
 * letter that the key types on a US keyboard.
 */
function latinKey({ key, code }: KeyboardEvent): string {
  const isLatin = key.length > 1 || /^[\u0020-\u007e]$/.test(key);
  return isLatin || !code.startsWith('Key') ? key : code.slice(3).toLowerCase();
}

let opening: ReturnType<typeof setTimeout> | undefined;

function openLater(row: HTMLElement): void {
  clearTimeout(opening);
  if (!row.closest(`[${opensRowsAttribute}]`) || row.ariaCurrent) return;
  opening = setTimeout(() => document.activeElement === row && row.click(), openDelay);
}

/** Opens the list of a select, because arrow keys on a closed one change its value with each press. */
function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Ignore a browser without `showPicker`, in which the user opens the focused select with the Space key.
  }
}

const rowSelector = 'main ul[role="list"] > li';
const rowOf = (element: Element | null) => element?.closest<HTMLElement>(rowSelector) ?? undefined;

/** Moves the focus from a select or a row's date to the row or the heading, so that shortcuts work again. */
function leaveControl(control: EventTarget | null): void {
  if (!(control instanceof Element) || !areShortcutsEnabled()) return;
  const link = rowOf(control)?.querySelector('a');
  if (link && control.matches('select, [type="date"]')) link.focus();
  else if (control.matches('select')) moveFocusToPageHeading();
}

function elementFor(key: string): HTMLElement | undefined {
  const row = rowOf(document.activeElement);
  const elements = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
  const inRow = row && elements.find((element) => row.contains(element));
  return inRow ?? elements.find((element) => !rowOf(element));
}

/** The checkbox of the list row that is focused or open. */
function checkbox(): HTMLElement | null | undefined {
  return rowAt(0)?.closest('li')?.querySelector<HTMLElement>('[type="checkbox"]');
}

function rowAt(step: number): HTMLElement | undefined {
  // Selects the link that opens a row, because a row can contain further links after it.
  const rows = [...document.querySelectorAll(rowSelector)].flatMap(
    (row) => row.querySelector('a') ?? [],
  );
  const focused = rows.findIndex((row) => row.matches(':focus'));
  const now = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  return now < 0 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, now + step))];
}

/**
 * Returns true if the focused field handles the key itself. In a select, the Undo key still triggers the shortcut,
 * because a select keeps the focus after a change.
 */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('select')) return key !== undoShortcutKey;
  return target.matches('textarea, input:not([type="checkbox"])');
}
