import { type FormEvent, useState } from 'react';
import type { FormMessages } from './form-messages.en.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps {
  readonly messages: FormMessages;
  readonly error: string | undefined;
}

/** A password for a new account, with a word on how good it is. It is a hint: nothing is refused for it. */
export function NewPasswordField({ messages, error }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const rate = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? undefined : passwordStrength(value));

  return (
    <div>
      <PasswordField
        messages={messages}
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
