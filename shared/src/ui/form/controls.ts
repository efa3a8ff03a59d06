import type { FieldValues } from './fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds a form control by its field's name.
 * @throws {Error} if the form has no such control
 */
export function findFormControl(form: HTMLFormElement, name: string): Control {
  const control = form.elements.namedItem(name);
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    if (control instanceof kind) return control;
  }
  throw new Error(
    `The form has no control for the field "${name}". Add {...field('${name}')} to the props of a control.`,
  );
}

/** The value of an incomplete date, which the browser would report as an empty field. */
const unreadable = '?';

/** The value of a checked checkbox. An unchecked checkbox has an empty value. */
export const checkedCheckboxValue = 'on';

/** Reads the current values of a form's fields. */
export function readFormValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FieldValues<Name> {
  const entries = names.map(
    (name) => [name, readControlValue(findFormControl(form, name))] as const,
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Reads the current value of a form control. */
export function readControlValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? checkedCheckboxValue : '';
  return control.validity.badInput ? unreadable : control.value;
}

/** Sets the value of a form control, unless the control is a select without this option. */
export function setControlValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value === checkedCheckboxValue;
  else if (
    !isSelectElement(control) ||
    [...control.options].some((option) => option.value === value)
  ) {
    control.value = value;
  }
}

/** Returns the value that a form control has before user input. */
export function getInitialControlValue(control: Control): string {
  if (isCheckbox(control)) return '';
  if (!isSelectElement(control)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

export const isSelectElement = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
