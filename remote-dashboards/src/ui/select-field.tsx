import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { selectStyle } from './select-style.ts';

const field = css({ display: 'grid', gap: tokens.space.xs, minInlineSize: 0 });
const label = css({ fontWeight: 600 });

interface SelectFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly choose: (value: Value) => void;
  readonly nameOf: (value: Value) => string;
  readonly isDisabled?: (value: Value) => boolean;
}

/** A select with its label. */
export function SelectField<Value extends string | number>({
  label: text,
  value,
  values,
  choose,
  nameOf,
  isDisabled,
}: SelectFieldProps<Value>) {
  return (
    <label css={field}>
      <span css={label}>{text}</span>
      <select
        css={selectStyle}
        value={value}
        onChange={({ target }) =>
          choose(values.find((one) => String(one) === target.value) ?? value)
        }
      >
        {values.map((one) => (
          <option key={one} value={one} disabled={isDisabled?.(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
