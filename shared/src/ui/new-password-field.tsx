import { type FormEvent, useState } from 'react';
import { PasswordField, type PasswordFieldTexts } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { estimatePasswordStrength, type PasswordStrength } from './password-strength.ts';

interface NewPasswordCopy extends PasswordFieldTexts {
  readonly password: string;
  /** A help text for choosing a good password. */
  readonly newPassword: string;
  readonly strengths: Readonly<Record<PasswordStrength, string>>;
}

interface NewPasswordFieldProps {
  readonly copy: NewPasswordCopy;
  readonly name?: string;
  readonly error?: string | undefined;
}

/** A field for a new password, with a bar that shows its strength. Weak passwords are accepted. */
export function NewPasswordField({ copy, name, error }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const rate = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? undefined : estimatePasswordStrength(value));

  return (
    <div>
      <PasswordField
        copy={copy}
        name={name}
        label={copy.password}
        hint={copy.newPassword}
        error={error}
        autoComplete="new-password"
        enterKeyHint="next"
        onChange={rate}
      />
      <PasswordMeter strength={strength} copy={copy.strengths} />
    </div>
  );
}
