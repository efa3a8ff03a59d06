import { css } from '@emotion/react';
import { Field, type FieldProps } from '../field.tsx';

// Wide digits of equal width, as authenticator apps show them.
const digits = css({
  maxInlineSize: '12rem',
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.15em',
});

/** A field for a six-digit code. Phones show a number keyboard and can fill it in. */
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
