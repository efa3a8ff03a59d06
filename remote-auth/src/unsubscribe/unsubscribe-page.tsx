import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import {
  type EmailSubscription,
  type EmailSubscriptionKind,
  parseUnsubscribeLink,
} from './read-subscription.ts';
import { UnsubscribeForm } from './unsubscribe-form.tsx';
import type { UnsubscribeTexts } from './unsubscribe-page.copy.en.ts';
import { UnsubscribeResult } from './unsubscribe-result.tsx';

/**
 * The page of the unsubscribe links in emails. One click on its button turns off one kind of email, without a login.
 */
export function UnsubscribePage({ copy }: { readonly copy: UnsubscribeTexts }) {
  const { hash } = useLocation();
  const [subscription, setSubscription] = useState<EmailSubscription | 'invalid'>();
  const [isOff, setOff] = useState<EmailSubscriptionKind>();

  // Keeps the subscription of the first URL hash, because the skip link replaces the hash.
  useEffect(
    () => setSubscription((before) => parseUnsubscribeLink(hash) ?? before ?? 'invalid'),
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
