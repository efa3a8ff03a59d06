import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { formControlStyle } from '../theme/control-style.ts';
import { FormFieldFrame, type FormFieldTexts } from './field-frame.tsx';

export interface TextAreaFieldProps extends FormFieldTexts, ComponentProps<'textarea'> {
  readonly name: string;
}

const area = css(formControlStyle, { display: 'block', minBlockSize: '9rem', resize: 'vertical' });

/** A text area with its label, which is marked as optional without `required`. */
export function TextAreaField({ label, hint, error, id, ...textArea }: TextAreaFieldProps) {
  return (
    <FormFieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      required={textArea.required}
      control={(attributes) => <textarea rows={6} {...textArea} {...attributes} css={area} />}
    />
  );
}
