import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusInside } from '../form/use-focus-inside.ts';
import type { NewPasswordMessages } from './new-password-messages.ts';

interface AskForLinkProps {
  readonly messages: NewPasswordMessages;
  readonly reason: 'nothing' | 'invalid';
  /** Whether the focus was on a button that this takes the place of. */
  readonly takesFocus?: boolean;
}

const stack = css({ display: 'grid', gap: tokens.space.m });

/** Without a link that works there is no password to choose: here is how to get one. */
export function AskForLink({ messages, reason, takesFocus = false }: AskForLinkProps) {
  const place = useFocusInside<HTMLDivElement>(takesFocus);
  return (
    <div ref={place} css={stack}>
      {reason === 'invalid' ? (
        <Notice kind="alert">{messages.invalid}</Notice>
      ) : (
        <p>{messages.nothing}</p>
      )}
      <ButtonLink to="/auth/forgot-password">{messages.askForLink}</ButtonLink>
    </div>
  );
}
