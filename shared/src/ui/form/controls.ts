import type { Values } from './fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field: they have the names of the fields. @throws {Error} for a field that has none. */
export function controlOf(form: HTMLFormElement, name: string): Control {
  const control = form.elements.namedItem(name);
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    if (control instanceof kind) return control;
  }
  throw new Error(
    `The form has no control for its field "${name}": spread field('${name}') into one.`,
  );
}

/** Stands for half a date, which has no value: it must not pass for an empty field. */
const unreadable = '?';

/** What is typed now. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Values<Name> {
  const entries = names.map((name) => {
    const { validity, value } = controlOf(form, name);
    return [name, validity.badInput ? unreadable : value] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
