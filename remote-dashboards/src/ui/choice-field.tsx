import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { selectStyle } from './select-style.ts';

const field = css({ display: 'grid', gap: tokens.space.xs, minInlineSize: 0 });
const label = css({ fontWeight: 600 });

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly choose: (value: Value) => void;
  readonly nameOf: (value: Value) => string;
}

/** One of a few, with its label. */
export function ChoiceField<Value extends string>({
  label: text,
  value,
  values,
  choose,
  nameOf,
}: ChoiceFieldProps<Value>) {
  return (
    <label css={field}>
      <span css={label}>{text}</span>
      <select
        css={selectStyle}
        value={value}
        onChange={({ target }) => choose(values.find((one) => one === target.value) ?? value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
