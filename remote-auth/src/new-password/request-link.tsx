import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusInside } from '../form/use-focus-inside.ts';
import type { NewPasswordCopy } from './new-password-page.copy.en.ts';

interface AskForLinkProps {
  readonly copy: NewPasswordCopy;
  readonly reason: 'nothing' | 'invalid';
  /** Whether the focus was on a button that this takes the place of. */
  readonly takesFocus?: boolean;
}

const stack = css({ display: 'grid', gap: tokens.space.m });

/** Without a link that works there is no password to choose: here is how to get one. */
export function RequestLink({ copy, reason, takesFocus = false }: AskForLinkProps) {
  const place = useFocusInside<HTMLDivElement>(takesFocus);
  return (
    <div ref={place} css={stack}>
      {reason === 'invalid' ? <Notice kind="alert">{copy.invalid}</Notice> : <p>{copy.nothing}</p>}
      <ButtonLink to="/auth/forgot-password">{copy.askForLink}</ButtonLink>
    </div>
  );
}
