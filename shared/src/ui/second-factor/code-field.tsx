import { css } from '@emotion/react';
import { Field, type FieldProps } from '../field.tsx';

// As apps show codes: wide, every digit as broad as the next.
const digits = css({
  maxInlineSize: '12rem',
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.15em',
});

/** The field for a code of six digits, which phones fill in and show digits for. */
export function CodeField(props: FieldProps) {
  return (
    <Field
      {...props}
      css={digits}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      enterKeyHint="go"
    />
  );
}
