import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle } from '../theme/control-style.ts';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** As high as a text control, because browsers give selects their own line height. */
const style = css(controlStyle, {
  blockSize: '3rem',
  paddingBlock: 0,
  paddingInlineEnd: tokens.space.xs,
});

interface SelectProps<Value extends string | number>
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly isDisabled?: (value: Value) => boolean;
  /** The value of a controlled select, with `choose`. Without both, the select is uncontrolled. */
  readonly value?: Value;
  readonly choose?: (value: Value) => void;
  readonly defaultValue?: Value;
}

/** A select without a visible label. */
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

/** A select with its label. It is never optional, because it always has a value. */
export function SelectField<Value extends string | number>({
  label,
  hint,
  error,
  ...select
}: FieldTexts & SelectProps<Value>) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={select.id}
      required
      control={(attributes) => <Select {...select} {...attributes} />}
    />
  );
}
