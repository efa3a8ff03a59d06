import { type FormEvent, useState } from 'react';
import { PasswordField, type PasswordMessages } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

interface NewPasswordMessages extends PasswordMessages {
  readonly password: string;
  /** How to find a good one. */
  readonly newPassword: string;
  readonly strengths: Readonly<Record<PasswordStrength, string>>;
}

interface NewPasswordFieldProps {
  readonly messages: NewPasswordMessages;
  readonly name?: string;
  readonly error?: string | undefined;
}

/** A password for a new account, with a word on how good it is. It is a hint: nothing is refused for it. */
export function NewPasswordField({ messages, name, error }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const rate = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? undefined : passwordStrength(value));

  return (
    <div>
      <PasswordField
        messages={messages}
        name={name}
        label={messages.password}
        hint={messages.newPassword}
        error={error}
        autoComplete="new-password"
        enterKeyHint="next"
        onChange={rate}
      />
      <PasswordMeter strength={strength} messages={messages.strengths} />
    </div>
  );
}
