import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { formControlStyle } from '../theme/control-style.ts';
import { tokens } from '../theme/tokens.ts';
import { FormFieldFrame, type FormFieldTexts } from './field-frame.tsx';

/** Gives the select the height of a text field, because browsers use another line height for selects. */
const style = css(formControlStyle, {
  blockSize: 'var(--control,3rem)',
  paddingBlock: 0,
  paddingInlineEnd: tokens.space.xs,
});

interface SelectProps<Value extends string | number>
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly isDisabled?: (value: Value) => boolean;
  /** The value of a controlled select, which also needs the prop `choose`. */
  readonly value?: Value;
  readonly choose?: (value: Value) => void;
  readonly defaultValue?: Value;
}

/** A select element without a visible label. */
export function Select<Value extends string | number>({
  values,
  nameOf,
  isDisabled,
  choose,
  ...select
}: SelectProps<Value>) {
  return (
    <select
      {...select}
      css={style}
      onChange={({ target }) => {
        const chosen = values.find((one) => String(one) === target.value);
        if (chosen !== undefined) choose?.(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one} disabled={isDisabled?.(one)}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}

/** A select element with its label. It always has a value, so it is never marked as optional. */
export function SelectField<Value extends string | number>({
  label,
  hint,
  error,
  ...select
}: FormFieldTexts & SelectProps<Value>) {
  return (
    <FormFieldFrame
      label={label}
      hint={hint}
      error={error}
      id={select.id}
      required
      control={(attributes) => <Select {...select} {...attributes} />}
    />
  );
}
