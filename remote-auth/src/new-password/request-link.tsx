import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusFirstControl } from '../form/use-focus-inside.ts';
import type { NewPasswordTexts } from './new-password-page.copy.en.ts';

interface RequestLinkProps {
  readonly copy: NewPasswordTexts;
  readonly reason: 'nothing' | 'invalid';
  /** True if this section replaced the focused button, so that it takes the focus. */
  readonly takesFocus?: boolean;
}

const stack = css({ display: 'grid', gap: tokens.space.m });

/** The link to the password reset page, shown if the URL contains no valid password link. */
export function InvalidPasswordLinkNotice({ copy, reason, takesFocus = false }: RequestLinkProps) {
  const place = useFocusFirstControl<HTMLDivElement>(takesFocus);
  return (
    <div ref={place} css={stack}>
      {reason === 'invalid' ? <Notice kind="alert">{copy.invalid}</Notice> : <p>{copy.nothing}</p>}
      <ButtonLink to="/auth/forgot-password">{copy.askForLink}</ButtonLink>
    </div>
  );
}
