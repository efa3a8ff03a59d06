import type { PageControls } from './page-controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Does to the controls of the page what was done to those whose place they take: the texts, passwords too, the focus with the
 * caret, and the press that was kept for later (`queue-early-events.ts`). A page at another address gets nothing of it.
 */
export function restoreControls({ pathname, controls, focused }: PageControls): void {
  if (location.pathname !== pathname) return;
  const present = keyed(document.querySelectorAll('main :is([name], button)'));
  for (const [key, before] of keyed(controls)) {
    const now = present.get(key);
    if (before.isConnected || !now) continue;
    if (isField(before) && isField(now)) fillIn(before, now);
    if (before === focused && document.activeElement === document.body) focus(before, now);
    // In a task of its own: the page answers it once its effects have run.
    if (before.ariaBusy === 'true' && now instanceof HTMLElement) setTimeout(() => now.click());
  }
}

/**
 * Controls by what they are, with a mark for each before it that is the same. Translators change the words of a button, and
 * extensions add buttons of their own, which have none of our classes.
 */
function keyed(controls: Iterable<Element>): ReadonlyMap<string, Element> {
  const byKey = new Map<string, Element>();
  for (const control of controls) {
    let key = `${control.localName} ${control.getAttribute('name') ?? control.className}`;
    while (byKey.has(key)) key += ' ';
    byKey.set(key, control);
  }
  return byKey;
}

function isField(control: Element): control is Field {
  return control.matches('input, textarea, select');
}

function fillIn(before: Field, now: Field): void {
  const { value, defaultValue, checked } = before as HTMLInputElement;
  if (value !== defaultValue && now.value !== value) type(now, value);
  if ((now as HTMLInputElement).checked !== checked) now.click();
}

/** As a person does. React compares with what it has set through the element itself, so that would be no change to it. */
function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

function focus(before: Element, now: Element): void {
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  // Fields for addresses and numbers have no caret that can be set.
  if (selectionStart == null) return;
  (now as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}
