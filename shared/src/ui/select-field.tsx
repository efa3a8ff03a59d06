import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle } from '../theme/control-style.ts';
import { tokens } from '../theme/tokens.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** A choice as high as a text control: browsers give it a line height of their own. */
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
  /** The choice, where the page knows it; `choose` changes it. Without both, the form has it. */
  readonly value?: Value;
  readonly choose?: (value: Value) => void;
  readonly defaultValue?: Value;
}

/** One of several values, without a visible label. */
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

/** A select with its label. It always has a choice, so it is never optional. */
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
