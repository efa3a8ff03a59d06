import type { PageControls } from './page-controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Restores the state of replaced controls in the new page: the texts, including passwords, the focus with the caret, and a
 * queued click (`queue-early-events.ts`). It does nothing at another address.
 */
export function restoreControls({ pathname, controls, focused }: PageControls): void {
  if (location.pathname !== pathname) return;
  const present = keyed(document.querySelectorAll('main :is([name], button)'));
  for (const [key, before] of keyed(controls)) {
    const now = present.get(key);
    if (before.isConnected || !now) continue;
    if (isField(before) && isField(now)) fillIn(before, now);
    if (before === focused && document.activeElement === document.body) focus(before, now);
    // The click runs in its own task, after the effects of the new page.
    if (before.ariaBusy === 'true' && now instanceof HTMLElement) setTimeout(() => now.click());
  }
}

/**
 * Maps controls by tag, name and class, with a counter for equal ones. The text of a button is no part of the key, because
 * translators change it. Buttons of extensions have none of the site's classes.
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

/**
 * Sets the text through the prototype's setter, so that React detects the change: React tracks values that are set through
 * the element.
 */
function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

function focus(before: Element, now: Element): void {
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  // Email and number fields have no caret position.
  if (selectionStart == null) return;
  (now as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}
