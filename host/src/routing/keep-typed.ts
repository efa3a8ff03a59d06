type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed, by the name of its field. */
type Typed = ReadonlyMap<string, string>;

/**
 * Keeps what somebody types into a prerendered page, and puts it into the page that takes its place: React renders anew
 * what is of another release. Not a password.
 * @returns the cleanup, once React has the page.
 */
export function keepTyped(container: HTMLElement): () => void {
  const { pathname } = location;
  const typed = new Map<string, string>();
  const onChanges = (changes: readonly MutationRecord[]) => {
    for (const field of changes.flatMap(({ removedNodes }) => fieldsIn(removedNodes))) {
      if (field.value !== field.defaultValue) typed.set(field.name, field.value);
    }
    if (location.pathname !== pathname) return;
    for (const field of fieldsIn(container.querySelectorAll('main'))) restore(field, typed);
  };
  const restore = (field: Field, values: Typed) => {
    const value = values.get(field.name);
    if (value === undefined) return;
    typed.delete(field.name);
    type(field, value);
  };
  const observer = new MutationObserver(onChanges);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    onChanges(observer.takeRecords());
    observer.disconnect();
  };
}

function fieldsIn(nodes: Iterable<Node>): readonly Field[] {
  const selector = ':is(input:not([type="password"]), textarea)[name]';
  return [...nodes].flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Field>(selector)] : [],
  );
}

/** As a person does. React compares with what it has set through the element itself, so that would be no change to it. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
