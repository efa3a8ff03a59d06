import type { ComponentProps } from 'react';
import { formControlStyle } from '../theme/control-style.ts';
import { FormFieldFrame, type FormFieldTexts } from './field-frame.tsx';

export interface FieldProps extends FormFieldTexts, ComponentProps<'input'> {
  readonly name: string;
}

/** A one-line text field with its label, which is marked as optional without `required`. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  return (
    <FormFieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      required={input.required}
      control={(attributes) => <input {...input} {...attributes} css={formControlStyle} />}
    />
  );
}
