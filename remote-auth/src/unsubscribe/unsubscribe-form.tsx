import { css } from '@emotion/react';
import { isBackendCallRejected } from '@torsa/shared/database/backend-error';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import type { EmailSubscription, EmailSubscriptionKind } from './read-subscription.ts';
import { unsubscribeFromEmails } from './unsubscribe.ts';
import type { UnsubscribeTexts } from './unsubscribe-page.copy.en.ts';

interface SwitchOffFormProps {
  readonly copy: UnsubscribeTexts;
  /**
   * The email subscription in the URL hash. Undefined until hydration, because the prerendered page does not know the
   * hash.
   */
  readonly subscription: EmailSubscription | undefined;
  readonly onOff: (kind: EmailSubscriptionKind) => void;
  readonly onRefused: () => void;
}

// Reserves the space of the text until the subscription is known.
const hidden = css({ visibility: 'hidden' });

/** The button that unsubscribes the user. It is necessary, because email scanners open links but click no buttons. */
export function UnsubscribeForm({ copy, subscription, onOff, onRefused }: SwitchOffFormProps) {
  const state = useForm({
    fields: {},
    send: async () => {
      if (!subscription) return undefined;
      try {
        onOff(await unsubscribeFromEmails(subscription.token));
      } catch (error) {
        if (!isBackendCallRejected(error)) throw error;
        onRefused();
      }
      return undefined;
    },
    errors: { other: copy.unavailable },
  });
  return (
    <AuthForm
      state={{ ...state, isBusy: state.isBusy || !subscription }}
      submitLabel={copy.switchOff}
      busyLabel={copy.switchingOff}
    >
      <p css={subscription ? undefined : hidden}>{copy.about[subscription?.kind ?? 'reply']}</p>
      <p>{copy.whyButton}</p>
    </AuthForm>
  );
}
