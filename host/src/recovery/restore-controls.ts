import type { PageFormControls } from './page-controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies typed texts, focus, caret and queued clicks from the old form fields and buttons to the new page. If the URL
 * has changed, it copies nothing.
 */
export function restoreFormControls({ pathname, controls, focused }: PageFormControls): void {
  if (location.pathname !== pathname) return;
  const present = keyed(document.querySelectorAll('main :is([name], button)'));
  for (const [key, before] of keyed(controls)) {
    const now = present.get(key);
    if (before.isConnected || !now) continue;
    if (isField(before) && isField(now)) fillIn(before, now);
    if (before === focused && document.activeElement === document.body) focus(before, now);
    // Replays the queued click in a separate task, after the effects of the new page.
    if (before.ariaBusy === 'true' && now instanceof HTMLElement) setTimeout(() => now.click());
  }
}

/**
 * Maps each control to a key of its tag, name and class. The key does not contain a button's text, because translators
 * change it.
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
 * Sets the text of a field with the prototype's `value` setter, because React ignores changes through the element's
 * own setter.
 */
function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

function focus(before: Element, now: Element): void {
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  // Skips email and number fields, because they do not support a caret position.
  if (selectionStart == null) return;
  (now as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}
