import { Field } from '@torsa/shared/ui/field';

interface PasswordFieldProps {
  readonly label: string;
  /** What is wrong with what was entered. */
  readonly error: string | undefined;
}

/** The password of somebody who has an account. */
export function PasswordField({ label, error }: PasswordFieldProps) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
