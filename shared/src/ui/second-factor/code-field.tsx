import { css } from '@emotion/react';
import { Field, type FieldProps } from '../field.tsx';

// Shows the digits of the second-factor code in equal width, as in authenticator apps.
const digits = css({
  maxInlineSize: '12rem',
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.15em',
});

/** A field for a six-digit second-factor code. Phones show a number keyboard and can fill in the code. */
export function SecondFactorCodeField(props: FieldProps) {
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
