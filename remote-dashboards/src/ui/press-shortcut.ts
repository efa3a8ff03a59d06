import { moveFocusToPageHeading } from './move-focus-to-heading.ts';

const setting = 'torsa.shortcuts';

/** Returns true if single-key shortcuts are on in this browser. Users of speech input can turn them off. */
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
    // Without browser storage, the shortcuts stay on.
  }
}

/** The keyboard shortcut of the Undo button in a toast. */
export const undoShortcutKey = 'z';

/** The attribute of a list whose rows `j` and `k` open in a pane beside it. Its value is the pane's shortcut keys. */
export const rowsOpenInPaneAttribute = 'data-opens-rows';
/** The attribute of a loaded pane with the ID of its row. */
export const detailPaneAttribute = 'data-pane';
/** The attribute of a list that the Tab key reaches once. The arrow keys move through its rows. */
export const rovingFocusListAttribute = 'data-roving';

/** A row opens after this time in milliseconds without another `j` or `k`, so that a held key skips rows. */
const openDelay = 80;

/**
 * Handles a single-key shortcut: clicks or focuses the control whose `aria-keyshortcuts` contains the key, first in the
 * focused row. `j` and `k` move through a list's rows.
 */
export function handleShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = nameKey(event);
  // In an open dialog, only the toast's Undo button has a shortcut.
  if (key !== undoShortcutKey && document.querySelector('dialog[open]')) return;
  if (key === 'Escape') {
    waiting = [];
    leaveControl(event.target);
    return;
  }
  if (isClosedAgain(event.target) && event.key.trim().length === 1) leaveControl(event.target);
  else if (isTyping(event.target, key) || moveInRovingList(event)) return;
  // The `?` key, which lists the shortcuts, works even if shortcuts are off.
  if (key !== '?' && !areShortcutsEnabled()) return;
  const step = { j: 1, k: -1 }[key];
  const target = step ? rowAt(step) : key === 'x' ? checkbox() : elementFor(key);
  const isWaiting = waitForPane(event, key, target);
  if (!target && !isWaiting) return;
  event.preventDefault();
  // Ignore a held key, because it must not repeat an action.
  if (!target || isWaiting || (event.repeat && !step)) return;
  if (step) moveTo(target);
  else press(target, key);
}

/** The keys that leave the focus on the row, because their control can be far away or returns the focus itself. */
const keysWithoutFocus = ['x', '?', 'c'];

function press(target: HTMLElement, key: string): void {
  // Open the card's menu if it contains the control.
  target.closest<HTMLElement>('main li [popover]')?.togglePopover(true);
  // Click a toast's button without focusing it, because the toast disappears.
  if (target.closest('main') && !keysWithoutFocus.includes(key)) target.focus();
  if (target instanceof HTMLSelectElement) openSelect(target);
  else if (target.matches('button, [type="checkbox"], a:not(li a)')) target.click();
}

/**
 * Moves the focus by arrow keys in a list that the Tab key reaches once.
 * @returns true for such a key
 */
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

/** Returns the pressed letter, with `Shift+` if Shift is held. Caps Lock does not count. */
function nameKey(event: KeyboardEvent): string {
  const key = latinKey(event);
  if (!/^[a-z]$/i.test(key)) return key;
  return event.shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase();
}

/**
 * Returns the typed Latin letter. On a non-Latin keyboard, it returns the letter at the same position of a US keyboard.
 */
function latinKey({ key, code }: KeyboardEvent): string {
  const isLatin = key.length > 1 || /^[\u0020-\u007e]$/.test(key);
  return isLatin || !code.startsWith('Key') ? key : code.slice(3).toLowerCase();
}

/** After this time in milliseconds, a row that has not opened is no longer selected. */
const longestOpening = 5_000;
/** The maximum time in milliseconds that a key waits for a pane. */
const longestWait = 10_000;

/** The row that is about to open in the pane. */
let opening: { readonly row: string; readonly at: number } | undefined;
let openTimer: ReturnType<typeof setTimeout> | undefined;

interface WaitingKey {
  readonly row: string;
  /** The row's version when the user pressed the key. */
  readonly version: string | undefined;
  readonly key: string;
  readonly at: number;
  /** The text typed after a key that focuses a text field. */
  text: string;
}

let waiting: readonly WaitingKey[] = [];

/** Selects a row before the page shows it, so that the next pane keys are for this row. */
export function selectNextRow(row: string): void {
  opening = { row, at: performance.now() };
}

/**
 * Records that the page shows a row as open.
 * @returns the waiting keys of another row
 */
export function recordOpenedRow(row: string | undefined): readonly string[] {
  if (opening?.row === row) opening = undefined;
  return takeWaiting((one) => one.row !== row && one.row !== openingRow()).map(({ key }) => key);
}

/**
 * Applies the keys that waited for a row's pane, unless the row has changed since they were pressed.
 * @returns the keys that were not applied
 */
export function pressQueuedKeys(row: string, version: number): readonly string[] {
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
  // Use the prototype's setter, because React ignores a change by the element's own property.
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Queues a pane key until the pane shows the selected row.
 * @param target the current control of the shortcut
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

/** The row that is open in the pane, or about to open. */
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
  // Find the list again when the time is over, because each opened row renders another list.
  openTimer = setTimeout(
    () =>
      document
        .querySelector<HTMLElement>(`[${rowsOpenInPaneAttribute}] > [data-row="${id}"] a`)
        ?.click(),
    openDelay,
  );
}

/** The select that a shortcut has opened. Undefined after it loses the focus. */
let openedSelect: HTMLSelectElement | undefined;

/** Opens the list of a select, because arrow keys change a closed select with each press. */
function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
    openedSelect = select;
    select.addEventListener('blur', () => (openedSelect = undefined), { once: true });
  } catch {
    // In a browser without `showPicker`, the user can open the focused select with the Space key.
  }
}

/**
 * Returns true if the user has closed the list of a select that a shortcut opened. A letter would now change the
 * focused select.
 */
function isClosedAgain(control: EventTarget | null): boolean {
  try {
    return control === openedSelect && openedSelect?.matches(':open') === false;
  } catch {
    // A browser without `:open` does not report whether the list is open.
    return false;
  }
}

const rowSelector = 'main ul[role="list"] > li';
const rowOf = (element: Element | null) => element?.closest<HTMLElement>(rowSelector) ?? undefined;

/** Moves the focus from a select or date field to its row or the heading, so that shortcuts work again. */
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

/** The checkbox of the focused or open row. */
function checkbox(): HTMLElement | null | undefined {
  return rowAt(0)?.closest('li')?.querySelector<HTMLElement>('[type="checkbox"]');
}

function rowAt(step: number): HTMLElement | undefined {
  // Select only the link that opens the row, because a row can contain further links.
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

/** Returns true if the focused field handles the key itself. In a select, the Undo key remains a shortcut. */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('select')) return key !== undoShortcutKey;
  return target.matches('textarea, input:not([type="checkbox"])');
}
