import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { type ReactNode, useId } from 'react';
import { localize } from '../i18n/languages.ts';
import { tokens } from '../theme/tokens.ts';

const { color, fontSize, space } = tokens;

/** The texts next to a form control. */
export interface FormFieldTexts {
  readonly label: string;
  /** A help text that is always visible below the label of the field. */
  readonly hint?: string | undefined;
  /** The error text of the field: the problem and its fix. */
  readonly error?: string | undefined;
}

/** The ID and ARIA attributes that connect a form control with its label, hint and error. */
export interface FormControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FormFieldTexts {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly control: (attributes: FormControlAttributes) => ReactNode;
}

const frame = css({ display: 'grid', gap: space.xs });
const labelText = css({ fontWeight: 600 });
const optional = css({ color: color.textMuted, fontWeight: 400 });
const hintText = css({ color: color.textMuted, fontSize: fontSize.small });
const errorText = css({
  display: 'flex',
  gap: space.xs,
  color: color.danger,
  fontSize: fontSize.small,
  fontWeight: 600,
  '&::before': { content: '"↳" / ""', fontWeight: 400 },
});

/** The word that marks optional fields, which is too short to be a prop of every form. */
const optionalWord = { en: 'optional', bn: 'ঐচ্ছিক' };

/** Renders the label, hint and error around a form control of any kind. */
export function FormFieldFrame({ label, hint, error, id, required, control }: FieldFrameProps) {
  const { language } = useI18n();
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');

  return (
    <div css={frame}>
      <label css={labelText} htmlFor={controlId}>
        {label}
        {!required && <span css={optional}> ({localize(language, optionalWord)})</span>}
      </label>
      {control({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p css={errorText} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p css={hintText} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
