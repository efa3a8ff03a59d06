const setting = 'torsa.shortcuts';

/**
 * Returns true if this browser's user has single-key shortcuts enabled. Users of speech input can disable them,
 * because speech can trigger them by accident.
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
    // The shortcuts remain enabled if browser storage is blocked.
  }
}

/** The keyboard shortcut of the Undo button in a toast. */
export const undoShortcutKey = 'z';

/** The attribute of a list whose rows open when the keys `j` and `k` reach them. */
export const opensRowsAttribute = 'data-opens-rows';

/**
 * Delay in milliseconds after the last key press before a row opens. A key that is held down therefore skips rows.
 */
const openDelay = 80;

/**
 * Handles a single-key shortcut: clicks the button or link, or focuses the field, whose `aria-keyshortcuts` contains
 * the key. `j` and `k` move through the rows of a list. Ignores keys in text fields and keys with modifiers.
 */
export function pressShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = latinKey(event);
  if (isTyping(event.target, key) || document.querySelector('dialog[open]')) return;
  const target =
    key === 'j' ? rowAt(1) : key === 'k' ? rowAt(-1) : key === 'x' ? checkbox() : elementFor(key);
  // The `?` key, which lists the shortcuts, works even while the shortcuts are disabled.
  if (!target || (key !== '?' && !areShortcutsEnabled())) return;
  event.preventDefault();
  const isMove = key === 'j' || key === 'k';
  // Ignore key repeats, because a key that is held down must not repeat an action.
  if (event.repeat && !isMove) return;
  // A toast and its button disappear, so the shortcut presses the button without focusing it.
  if (target.closest('main') && key !== 'x') target.focus();
  if (isMove) openLater(target);
  else if (target.matches('button, [type="checkbox"], a:not(li a)')) target.click();
}

/** Returns the key as a US keyboard has it if the keyboard layout has no Latin letters, such as a Bengali layout. */
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

function elementFor(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (element) => element.getAttribute('aria-keyshortcuts') === key,
  );
}

/** The checkbox of the focused or open row. */
function checkbox(): HTMLElement | null | undefined {
  return rowAt(0)?.closest('li')?.querySelector<HTMLElement>('[type="checkbox"]');
}

function rowAt(step: number): HTMLElement | undefined {
  // A row can contain further links after the link that opens it.
  const rows = [...document.querySelectorAll('main ul[role="list"] > li')].flatMap(
    (row) => row.querySelector('a') ?? [],
  );
  const focused = rows.findIndex((row) => row.matches(':focus'));
  const now = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  return now < 0 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, now + step))];
}

/**
 * Returns true if the focused field handles the key itself. A select does not handle the Undo key, because it keeps
 * the focus after a change.
 */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('select')) return key !== undoShortcutKey;
  return target.matches('textarea, input:not([type="checkbox"])');
}
