import type { Values } from './fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the control of a field by its name. @throws {Error} if the form has no such control */
export function controlOf(form: HTMLFormElement, name: string): Control {
  const control = form.elements.namedItem(name);
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    if (control instanceof kind) return control;
  }
  throw new Error(
    `The form has no control for its field "${name}": spread field('${name}') into one.`,
  );
}

/** Represents an incomplete date, which has no value. It must not count as an empty field. */
const unreadable = '?';

/** The value of a checked checkbox. An unchecked checkbox has an empty value. */
export const checkedValue = 'on';

/** The current values of the fields. */
export function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Values<Name> {
  const entries = names.map((name) => [name, readValue(controlOf(form, name))] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The current value of a control. */
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

/** The initial value of a control. */
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
