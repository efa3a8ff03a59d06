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
 * The page that unsubscribe links in emails open. One click on its button turns one kind of email off, without a
 * login.
 */
export function UnsubscribePage({ copy }: { readonly copy: UnsubscribeTexts }) {
  const { hash } = useLocation();
  const [subscription, setSubscription] = useState<EmailSubscription | 'invalid'>();
  const [isOff, setOff] = useState<EmailSubscriptionKind>();

  // Read the URL hash after hydration, because the prerendered page does not know the hash. The skip link replaces
  // the hash, so the page keeps the subscription of the first hash.
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
