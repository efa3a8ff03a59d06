import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusFirstControl } from '../form/use-focus-inside.ts';
import type { NewPasswordTexts } from './new-password-page.copy.en.ts';

const stack = css({ display: 'grid', gap: tokens.space.m });

/**
 * The message for a user who has changed the password, but could not be logged in afterwards, for example because of
 * the network.
 */
export function PasswordChangedMessage({ copy }: { readonly copy: NewPasswordTexts }) {
  const place = useFocusFirstControl<HTMLDivElement>();
  return (
    <div ref={place} css={stack}>
      <Notice kind="status">
        {copy.saved} {copy.nowLogIn}
      </Notice>
      <ButtonLink to="/auth/login">{copy.logIn}</ButtonLink>
    </div>
  );
}
