import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import { type MailKind, readSubscription, type Subscription } from './read-subscription.ts';
import { UnsubscribeForm } from './unsubscribe-form.tsx';
import type { UnsubscribeCopy } from './unsubscribe-page.copy.en.ts';
import { UnsubscribeResult } from './unsubscribe-result.tsx';

/** What the link at the foot of a notice leads to: one press, without logging in, and no more mails of its kind come. */
export function UnsubscribePage({ copy }: { readonly copy: UnsubscribeCopy }) {
  const { hash } = useLocation();
  const [subscription, setSubscription] = useState<Subscription | 'invalid'>();
  const [isOff, setOff] = useState<MailKind>();

  // In an effect, because the server knows no hash and has rendered the page without it. The skip link leads to another one.
  useEffect(
    () => setSubscription((before) => readSubscription(hash) ?? before ?? 'invalid'),
    [hash],
  );

  return (
    <AuthPage title={copy.head.title} lead={copy.lead}>
      {isOff || subscription === 'invalid' ? (
        <UnsubscribeResult copy={copy} isOff={isOff} />
      ) : (
        <UnsubscribeForm
          copy={copy}
          subscription={subscription}
          onOff={setOff}
          onRefused={() => setSubscription('invalid')}
        />
      )}
    </AuthPage>
  );
}
