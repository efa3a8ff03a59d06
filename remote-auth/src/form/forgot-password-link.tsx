import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import type { AuthFormTexts } from './form.copy.en.ts';

const link = css(touchTargetLinkStyle);

/** The link to the page that sends a password reset email. */
export function ForgotPasswordLink({ copy }: { readonly copy: AuthFormTexts }) {
  return (
    <p>
      <Link css={link} to="/auth/forgot-password">
        {copy.forgotPassword}
      </Link>
    </p>
  );
}
