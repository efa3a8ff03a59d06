import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import { type MailKind, readSubscription, type Subscription } from './read-subscription.ts';
import { SubscriptionEnd } from './subscription-end.tsx';
import { SwitchOffForm } from './switch-off-form.tsx';
import type { UnsubscribeMessages } from './unsubscribe-messages.ts';

/** What the link at the foot of a notice leads to: one press, without logging in, and no more mails of its kind come. */
export function UnsubscribePage({ messages }: { readonly messages: UnsubscribeMessages }) {
  const { hash } = useLocation();
  const [subscription, setSubscription] = useState<Subscription | 'invalid'>();
  const [isOff, setOff] = useState<MailKind>();

  // In an effect, because the server knows no hash and has rendered the page without it. The skip link leads to another one.
  useEffect(
    () => setSubscription((before) => readSubscription(hash) ?? before ?? 'invalid'),
    [hash],
  );

  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      {isOff || subscription === 'invalid' ? (
        <SubscriptionEnd messages={messages} isOff={isOff} />
      ) : (
        <SwitchOffForm
          messages={messages}
          subscription={subscription}
          onOff={setOff}
          onRefused={() => setSubscription('invalid')}
        />
      )}
    </AuthPage>
  );
}
