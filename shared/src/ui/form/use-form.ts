import { useI18n } from '@torsa/shared/i18n';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  BackendError,
  type BackendErrorTexts,
  type ErrorCode,
} from '../../database/backend-error.ts';
import { loadTextNormaliser } from '../../i18n/text/normaliser.ts';
import type { NoticeRole } from '../notice.tsx';
import type { FormDraft } from './draft.ts';
import { loadErrorText } from './explain-error.ts';
import {
  type FieldErrors,
  type FieldValues,
  type FormFieldSchemas,
  getMaxFieldLength,
  isRequiredField,
  listFieldNames,
  validateForm,
} from './fields.ts';

/** The result notice of a form, above its fields. */
export interface FormResultNotice {
  readonly kind: NoticeRole;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/**
 * The result of a form's submission. A toast disappears after some seconds, but a notice remains until the next
 * submission.
 */
export interface FormSubmitOutcome<Name extends string> {
  readonly toast?: ToastContent;
  readonly notice?: FormResultNotice;
  /** Errors by field name that only the backend, or a comparison of several fields, can detect. */
  readonly fieldErrors?: FieldErrors<Name>;
  /** True if the backend accepted the form, which is then cleared except for newly typed text. */
  readonly isSuccess?: boolean;
}

interface FormOptions<Name extends string> {
  readonly fields: FormFieldSchemas<Name>;
  /**
   * Sends the form's valid values to the backend.
   * @returns undefined if the page navigates away
   * @throws {BackendError} for a failed call; its text is in `errors`
   */
  readonly send: (
    values: FieldValues<Name>,
    form: HTMLFormElement,
  ) => Promise<FormSubmitOutcome<Name> | undefined>;
  /** The error texts for a failed backend call by error code, or a function that returns the outcome. */
  readonly errors?:
    | BackendErrorTexts<ReactNode>
    | ((
        error: BackendError,
        values: FieldValues<Name>,
      ) => FormSubmitOutcome<Name> | Promise<FormSubmitOutcome<Name>>);
  /** The field next to which the error text of an error code is shown. Other error texts are above the form. */
  readonly fieldOf?: Partial<Readonly<Record<ErrorCode, Name>>>;
  /** Values that the caller already knows, by field. Text that the user typed takes precedence. */
  readonly prefill?: FieldErrors<Name>;
  readonly draft?: FormDraft<Name>;
}

export type FormState = Pick<
  ReturnType<typeof useForm>,
  'attributes' | 'outcome' | 'isBusy' | 'reset'
>;

/** A React hook for a form, which validates the fields in the browser and then sends them, one request at a time. */
export function useForm<Name extends string>(task: FormOptions<Name>) {
  const { fields, send, prefill, draft } = task;
  const { language } = useI18n();
  const [problems, setProblems] = useState<FieldErrors<Name>>({});
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<FormSubmitOutcome<Name>>();
  const ref = useRef<HTMLFormElement>(null);
  // A ref prevents a second request after a double click, because React state changes only at the next render.
  const isSending = useRef(false);
  const prefilled = useRef<FieldErrors<Name>>({});
  const names = listFieldNames(fields);

  function prefillFields(texts: FieldErrors<Name>) {
    if (!ref.current) return;
    for (const name of names) {
      if (!texts[name] && prefilled.current[name] === undefined) continue;
      const control = findFormControl(ref.current, name);
      const initial = getInitialControlValue(control);
      const text = cut(texts[name] || initial, getMaxFieldLength(fields[name]));
      const before = prefilled.current[name] ?? initial;
      if (text === before) continue;
      const value = readControlValue(control);
      if (value !== '' && value !== before) continue;
      setControlValue(control, text);
      prefilled.current = { ...prefilled.current, [name]: text };
    }
  }

  function keepDraft() {
    if (!draft || !ref.current) return;
    const typed: Record<Name, string> = { ...readFormValues(ref.current, names) };
    for (const name of names) {
      const before =
        prefilled.current[name] ?? getInitialControlValue(findFormControl(ref.current, name));
      if (typed[name] === before) typed[name] = '';
    }
    draft.save(typed);
  }

  // Keeps text that was typed before hydration, as the form's draft.
  const isFresh = useRef(true);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const drafted = isFresh.current ? draft?.read() : undefined;
    if (drafted) {
      prefillFields(drafted);
      prefilled.current = {};
    }
    if (isFresh.current) keepDraft();
    const adopted = isFresh.current && !drafted ? draft?.adopt() : undefined;
    isFresh.current = false;
    prefillFields(prefill ?? {});
    void adopted?.then((texts) => {
      if (!texts) return;
      prefillFields(texts);
      prefilled.current = {};
    });
  });

  function showErrors(form: HTMLFormElement, found: FieldErrors<Name>) {
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) findFormControl(form, first).focus();
  }

  // Clears the form after a success, except for selected options and text that was typed during the request.
  function clearFields(form: HTMLFormElement, sent: FieldValues<Name>) {
    const typed = readFormValues(form, names);
    form.reset();
    for (const name of names) {
      const control = findFormControl(form, name);
      if (typed[name] !== sent[name] || isSelectElement(control))
        setControlValue(control, typed[name]);
    }
    draft?.clear();
    keepDraft();
  }

  function applyOutcome(
    next: FormSubmitOutcome<Name>,
    form: HTMLFormElement,
    sent: FieldValues<Name>,
  ) {
    if (next.isSuccess) clearFields(form, sent);
    if (next.toast) notify(next.toast);
    setOutcome(next);
    if (next.fieldErrors) showErrors(form, next.fieldErrors);
  }

  async function outcomeOf(
    error: unknown,
    values: FieldValues<Name>,
  ): Promise<FormSubmitOutcome<Name>> {
    const { errors, fieldOf = {} } = task;
    if (!(error instanceof BackendError) || !errors) throw error;
    if (typeof errors === 'function') return errors(error, values);
    const text = await loadErrorText(error, errors, language);
    const field = fieldOf[error.code];
    if (field && typeof text === 'string') {
      return { fieldErrors: { [field]: text } as FieldErrors<Name> };
    }
    return { notice: { kind: 'alert', text } };
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    // Removes the result notice during the request, so that a screen reader announces the same notice again.
    setOutcome(undefined);
    const loading = loadTextNormaliser();
    if (loading) {
      isSending.current = true;
      await loading;
      isSending.current = false;
    }
    const typed = readFormValues(form, names);
    const checked = validateForm(fields, typed);
    if (!checked.ok) return showErrors(form, checked.problems);
    setProblems({});
    isSending.current = true;
    setBusy(true);
    try {
      const { values } = checked;
      const next = await send(values, form).catch((error: unknown) => outcomeOf(error, values));
      if (next) applyOutcome(next, form, typed);
    } catch (error) {
      // Passes an unexpected error to the React error boundary.
      setBusy(() => {
        throw error;
      });
    }
    isSending.current = false;
    setBusy(false);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    void loadTextNormaliser();
    const edited = names.find((name) => 'name' in target && target.name === name);
    if (edited && problems[edited] !== undefined) setProblems({ ...problems, [edited]: undefined });
    keepDraft();
  }

  return {
    isBusy,
    outcome,
    attributes: { ref, onSubmit, onInput, method: 'dialog', noValidate: true },
    /** Returns the props of a field's control, which is uncontrolled, because React would clear text from before hydration. */
    field: (name: Name) => ({
      name,
      error: problems[name],
      required: isRequiredField(fields[name]),
      maxLength: getMaxFieldLength(fields[name]),
    }),
    /** Prepares a cleared form for the next message, with the known values and the focus in the first control. */
    reset() {
      setOutcome(undefined);
      prefilled.current = {};
      prefillFields(prefill ?? {});
      const [first] = names;
      if (ref.current && first) findFormControl(ref.current, first).focus();
    },
  };
}

/** Truncates a text without splitting a surrogate pair. */
function cut(text: string, most: number | undefined): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

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
const checkedCheckboxValue = 'on';

/** Reads the current values of a form's fields. */
function readFormValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FieldValues<Name> {
  const entries = names.map(
    (name) => [name, readControlValue(findFormControl(form, name))] as const,
  );
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Reads the current value of a form control. */
function readControlValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? checkedCheckboxValue : '';
  return control.validity.badInput ? unreadable : control.value;
}

/** Sets the value of a form control, unless the control is a select without this option. */
function setControlValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value === checkedCheckboxValue;
  else if (
    !isSelectElement(control) ||
    [...control.options].some((option) => option.value === value)
  ) {
    control.value = value;
  }
}

/** Returns the value that a form control has before user input. */
function getInitialControlValue(control: Control): string {
  if (isCheckbox(control)) return '';
  if (!isSelectElement(control)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

const isSelectElement = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
