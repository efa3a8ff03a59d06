import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Notice } from '@torsa/shared/ui/notice';
import { useFocusFirstControl } from '../form/use-focus-inside.ts';
import type { EmailSubscriptionKind } from './read-subscription.ts';
import type { UnsubscribeTexts } from './unsubscribe-page.copy.en.ts';

interface SubscriptionEndProps {
  readonly copy: UnsubscribeTexts;
  /** The kind of email that was turned off. Undefined for an invalid unsubscribe link. */
  readonly isOff: EmailSubscriptionKind | undefined;
}

const stack = css({ display: 'grid', gap: tokens.space.m });

/** The result of an unsubscribe link, with a link to the email settings. */
export function UnsubscribeResult({ copy, isOff }: SubscriptionEndProps) {
  const place = useFocusFirstControl<HTMLDivElement>(isOff !== undefined);
  return (
    <div ref={place} css={stack}>
      {isOff ? (
        <>
          <Notice kind="status">{copy.isOff[isOff]}</Notice>
          <p>
            {copy.onAgain} {copy.always}
          </p>
        </>
      ) : (
        <Notice kind="alert">{copy.invalid}</Notice>
      )}
      <ButtonLink to="/account#notifications">{copy.settings}</ButtonLink>
    </div>
  );
}
