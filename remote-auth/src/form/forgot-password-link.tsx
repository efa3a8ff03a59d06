import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import type { FormMessages } from './form-messages.en.ts';

const link = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

/** The way out for who cannot fill in the form above it. */
export function ForgotPasswordLink({ messages }: { readonly messages: FormMessages }) {
  return (
    <p>
      <Link css={link} to="/auth/forgot-password">
        {messages.forgotPassword}
      </Link>
    </p>
  );
}
