import type { ComponentProps } from 'react';
import { formControlStyle } from '../theme/control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  readonly name: string;
}

/** A one-line text field with its label. Without `required`, the label says that the field is optional. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      required={input.required}
      control={(attributes) => <input {...input} {...attributes} css={formControlStyle} />}
    />
  );
}
