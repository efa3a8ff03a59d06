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

/** The value of a ticked checkbox; without the tick it is empty. */
export const checkedValue = 'on';

/** What is typed now. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Values<Name> {
  const entries = names.map((name) => [name, readValue(controlOf(form, name))] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The value of a control now. */
export function readValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? checkedValue : '';
  return control.validity.badInput ? unreadable : control.value;
}

/** Sets the value of a control. A select keeps its choice if it has no such option. */
export function setValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value === checkedValue;
  else if (!isSelect(control) || [...control.options].some((option) => option.value === value)) {
    control.value = value;
  }
}

/** The value of a control before it was used. */
export function initialValue(control: Control): string {
  if (isCheckbox(control)) return '';
  if (!isSelect(control)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

export const isSelect = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
