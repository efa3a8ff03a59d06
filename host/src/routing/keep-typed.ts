type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what somebody typed into a composed page whose code was not there yet, and puts it into the page that takes its
 * place, whenever that comes. Not a password.
 */
export function keepTyped(container: HTMLElement): void {
  const { pathname } = location;
  const typed = fieldsIn(container).filter(({ value, defaultValue }) => value !== defaultValue);
  if (typed.length === 0) return;
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname || typed.some(({ isConnected }) => isConnected)) return;
    const fields = fieldsIn(container);
    const pairs = typed.flatMap(({ name, value }) => {
      const field = fields.find((other) => other.name === name);
      return field ? [{ field, value }] : [];
    });
    if (pairs.length < typed.length) return;
    observer.disconnect();
    for (const { field, value } of pairs) type(field, value);
  });
  observer.observe(container, { childList: true, subtree: true });
}

function fieldsIn(container: HTMLElement): readonly Field[] {
  const selector = 'main :is(input:not([type="password"]), textarea)[name]';
  return [...container.querySelectorAll<Field>(selector)];
}

/** As a person does: who listens is told. */
function type(field: Field, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
