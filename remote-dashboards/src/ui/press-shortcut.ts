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

/**
 * The attribute of a list whose rows open in a pane beside the list when the keys `j` and `k` reach them. Its value is
 * the keys of the pane, separated by spaces. Each row has the attributes `data-row` (an ID) and `data-version`.
 */
export const rowsOpenInPaneAttribute = 'data-opens-rows';
/** The attribute of a loaded pane. Its value is the ID of the row that the pane shows. */
export const detailPaneAttribute = 'data-pane';
/** The attribute of a list that is one stop of the Tab key. The arrow keys move through its rows. */
export const rovingFocusListAttribute = 'data-roving';

/**
 * The delay between the last press of `j` or `k` and the opening of the row, in milliseconds. A key that is held down
 * therefore skips rows.
 */
const openDelay = 80;

/**
 * Handles a single-key shortcut. It clicks the button or link, or focuses the field, whose `aria-keyshortcuts` contains
 * the key. A control in the focused row takes precedence over the page's other controls. `j` and `k` move through the
 * rows of a list. Keys in text fields and keys with modifiers except Shift are ignored. While the pane of the selected
 * row loads, the pane's keys wait.
 */
export function handleShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = nameKey(event);
  // While a dialog is open, only the Undo button of a toast has a shortcut.
  if (key !== undoShortcutKey && document.querySelector('dialog[open]')) return;
  if (key === 'Escape') {
    waiting = [];
    leaveControl(event.target);
    return;
  }
  if (isClosedAgain(event.target) && event.key.trim().length === 1) leaveControl(event.target);
  else if (isTyping(event.target, key) || moveInRovingList(event)) return;
  // The `?` key, which lists the shortcuts, works even while the shortcuts are disabled.
  if (key !== '?' && !areShortcutsEnabled()) return;
  const step = { j: 1, k: -1 }[key];
  const target = step ? rowAt(step) : key === 'x' ? checkbox() : elementFor(key);
  const isWaiting = waitForPane(event, key, target);
  if (!target && !isWaiting) return;
  event.preventDefault();
  // Ignore key repeats, because a key that is held down must not repeat an action.
  if (!target || isWaiting || (event.repeat && !step)) return;
  if (step) moveTo(target);
  else press(target, key);
}

/**
 * The keys that do not move the focus to their control. Their controls can be far from the focused row, which keeps its
 * focus: `x` selects the row, and `?` and `c` open a dialog that returns the focus.
 */
const keysWithoutFocus = ['x', '?', 'c'];

function press(target: HTMLElement, key: string): void {
  // A control in the menu of a card can have a shortcut.
  target.closest<HTMLElement>('main li [popover]')?.togglePopover(true);
  // The shortcut clicks a toast's button without focusing the button, because the toast disappears.
  if (target.closest('main') && !keysWithoutFocus.includes(key)) target.focus();
  if (target instanceof HTMLSelectElement) openSelect(target);
  else if (target.matches('button, [type="checkbox"], a:not(li a)')) target.click();
}

/** Moves the focus with the arrow keys in a list that is one stop of the Tab key. @returns true for such a key */
function moveInRovingList(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const row = target instanceof Element && target.closest(`[${rovingFocusListAttribute}] > li`);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!row || !(step || key === 'ArrowLeft' || key === 'ArrowRight')) return false;
  event.preventDefault();
  const next = step ? rowAt(step) : undefined;
  if (next) moveTo(next);
  else row.querySelector<HTMLElement>(key === 'ArrowLeft' ? '[type="checkbox"]' : 'a')?.focus();
  return true;
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

/** The time after which a row that did not open is no longer the selected row, in milliseconds. */
const longestOpening = 5_000;
/** The time for which a key waits for a pane, in milliseconds. */
const longestWait = 10_000;

/** The row that is about to open in the pane. */
let opening: { readonly row: string; readonly at: number } | undefined;
let openTimer: ReturnType<typeof setTimeout> | undefined;

interface WaitingKey {
  readonly row: string;
  /** The version of the row when the user pressed the key. */
  readonly version: string | undefined;
  readonly key: string;
  readonly at: number;
  /** The text that the user typed after a key that moves the focus to a text field. */
  text: string;
}

let waiting: readonly WaitingKey[] = [];

/** Selects a row before the page shows it. The next keys of the pane are for this row. */
export function selectNextRow(row: string): void {
  opening = { row, at: performance.now() };
}

/**
 * Records that the page now shows a row as open.
 * @returns the pressed keys that waited for another row
 */
export function recordOpenedRow(row: string | undefined): readonly string[] {
  if (opening?.row === row) opening = undefined;
  return takeWaiting((one) => one.row !== row && one.row !== openingRow()).map(({ key }) => key);
}

/**
 * Applies the pressed keys that waited for the pane of a row. If the row has changed since the user pressed the keys,
 * no key is applied, because the user has not seen the change.
 * @returns the keys that were not applied
 */
export function pressWaitingKeys(row: string, version: number): readonly string[] {
  const own = takeWaiting((one) => one.row === row);
  const isKnown = own.every(
    (one) => one.version === String(version) && performance.now() - one.at < longestWait,
  );
  if (!isKnown) return own.map(({ key }) => key);
  for (const { key, text } of own) {
    const target = document.querySelector<HTMLElement>(
      `[${detailPaneAttribute}] [aria-keyshortcuts="${key}"]`,
    );
    if (target) press(target, key);
    if (text !== '') setTimeout(() => typeText(document.activeElement, text));
  }
  return [];
}

function takeWaiting(isTaken: (one: WaitingKey) => boolean): readonly WaitingKey[] {
  const taken = waiting.filter(isTaken);
  waiting = waiting.filter((one) => !taken.includes(one));
  return taken;
}

/** Types a text into a text field that React controls. */
function typeText(field: Element | null, text: string): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  // React ignores an input event after a change through the element's own property.
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Queues a pressed key of the pane while the pane does not show the selected row yet.
 * @param target the control that has the shortcut now
 */
function waitForPane(event: KeyboardEvent, key: string, target: Element | null | undefined) {
  const row = selectedRow();
  const id = row?.dataset['row'];
  if (!row || !id) return false;
  const own = waiting.filter((one) => one.row === id);
  const writing = own.find((one) => one.key === 'r' || one.key === 'n');
  if (writing) {
    if (event.key.length === 1) writing.text += event.key;
    return true;
  }
  const keys =
    row.closest(`[${rowsOpenInPaneAttribute}]`)?.getAttribute(rowsOpenInPaneAttribute) ?? '';
  const pane = document.querySelector(`[${detailPaneAttribute}]`);
  const isOutside = target && !pane?.contains(target);
  if (isOutside || !keys.split(' ').includes(key)) return false;
  if (pane?.getAttribute(detailPaneAttribute) === id) return false;
  if (!event.repeat && !own.some((one) => one.key === key)) {
    const version = row.dataset['version'];
    waiting = [...waiting, { row: id, version, key, at: performance.now(), text: '' }];
  }
  return true;
}

const openingRow = (): string | undefined =>
  opening && performance.now() - opening.at < longestOpening ? opening.row : undefined;

/** The row that is about to open or is open in the pane. */
function selectedRow(): HTMLElement | undefined {
  const rows = [
    ...document.querySelectorAll<HTMLElement>(`[${rowsOpenInPaneAttribute}] > [data-row]`),
  ];
  const next = openingRow();
  return rows.find((row) => (next ? row.dataset['row'] === next : isOpenRow(row)));
}

const isOpenRow = (row: Element) => row.querySelector('a[aria-current]') !== null;

function moveTo(link: HTMLElement): void {
  link.focus();
  clearTimeout(openTimer);
  opening = undefined;
  const row = link.closest<HTMLElement>(`[${rowsOpenInPaneAttribute}] > [data-row]`);
  const id = row?.dataset['row'];
  if (!id || isOpenRow(row)) return;
  selectNextRow(id);
  // The page may show another list when the time is over, because each opened row has a list of its own.
  openTimer = setTimeout(
    () =>
      document
        .querySelector<HTMLElement>(`[${rowsOpenInPaneAttribute}] > [data-row="${id}"] a`)
        ?.click(),
    openDelay,
  );
}

/** The select that a shortcut has opened. It is undefined after the select loses the focus. */
let openedSelect: HTMLSelectElement | undefined;

/** Opens the list of a select, because arrow keys on a closed one change its value with each press. */
function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
    openedSelect = select;
    select.addEventListener('blur', () => (openedSelect = undefined), { once: true });
  } catch {
    // Ignore a browser without `showPicker`, in which the user opens the focused select with the Space key.
  }
}

/**
 * Returns true if a shortcut opened the select, and the user has closed its list. The select still has the focus, and
 * a letter would change its value. The browser handles the Escape key in an open list, and the page receives no event.
 */
function isClosedAgain(control: EventTarget | null): boolean {
  try {
    return control === openedSelect && openedSelect?.matches(':open') === false;
  } catch {
    // In a browser without `:open`, the list of the select may be open.
    return false;
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
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)].filter((row) =>
    row.querySelector('a'),
  );
  const next = openingRow();
  const places = [
    rows.findIndex((row) => next !== undefined && row.dataset['row'] === next),
    rows.findIndex((row) => row.contains(document.activeElement)),
    rows.findIndex(isOpenRow),
  ];
  const now = places.find((place) => place >= 0);
  const index = now === undefined ? 0 : Math.max(0, Math.min(rows.length - 1, now + step));
  return rows[index]?.querySelector('a') ?? undefined;
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
