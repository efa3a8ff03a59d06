import { Link } from '@torsa/shared/router';
import type { FormMessages } from './form-messages.en.ts';

/** The way out for who cannot fill in the form above it. */
export function ForgotPasswordLink({ messages }: { readonly messages: FormMessages }) {
  return (
    <p>
      <Link to="/auth/forgot-password">{messages.forgotPassword}</Link>
    </p>
  );
}
