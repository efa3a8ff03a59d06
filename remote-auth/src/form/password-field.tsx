import { Field } from '@torsa/shared/ui/field';

interface PasswordFieldProps {
  /** What is wrong with what was entered. */
  readonly error: string | undefined;
}

/** The password of somebody who has an account. */
export function PasswordField({ error }: PasswordFieldProps) {
  return (
    <Field
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
