import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusInside } from '../form/use-focus-inside.ts';
import type { NewPasswordMessages } from './new-password-messages.ts';

const stack = css({ display: 'grid', gap: tokens.space.m });

/** For who could not be signed in with the new password at once, for example because the network went away. */
export function PasswordIsSet({ messages }: { readonly messages: NewPasswordMessages }) {
  const place = useFocusInside<HTMLDivElement>();
  return (
    <div ref={place} css={stack}>
      <Notice kind="status">
        {messages.saved} {messages.nowLogIn}
      </Notice>
      <ButtonLink to="/auth/login">{messages.logIn}</ButtonLink>
    </div>
  );
}
