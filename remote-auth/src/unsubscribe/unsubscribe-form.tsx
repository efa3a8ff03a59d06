import { css } from '@emotion/react';
import { isRejected } from '@torsa/shared/database/backend-error';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import type { MailKind, Subscription } from './read-subscription.ts';
import { unsubscribe } from './unsubscribe.ts';
import type { UnsubscribeCopy } from './unsubscribe-page.copy.en.ts';

interface SwitchOffFormProps {
  readonly copy: UnsubscribeCopy;
  /** Absent until the page is alive: the server sees no address but the page's own. */
  readonly subscription: Subscription | undefined;
  readonly onOff: (kind: MailKind) => void;
  readonly onRefused: () => void;
}

// Its place is kept until it is known what it says.
const hidden = css({ visibility: 'hidden' });

/** The button that switches off. Programs that check mail open its links, and press nothing. */
export function UnsubscribeForm({ copy, subscription, onOff, onRefused }: SwitchOffFormProps) {
  const state = useForm({
    fields: {},
    send: async () => {
      if (!subscription) return undefined;
      try {
        onOff(await unsubscribe(subscription.token));
      } catch (error) {
        if (!isRejected(error)) throw error;
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
