import { type ReactNode, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import type { PasswordLinkSession } from '../sign-in/open-password-link.ts';
import { NewPasswordForm } from './choose-password.tsx';
import type { NewPasswordTexts } from './new-password-page.copy.en.ts';
import { OpenPasswordLinkButton } from './open-link.tsx';
import { InvalidPasswordLinkNotice } from './request-link.tsx';
import { usePasswordLink } from './use-password-link.ts';

/** The result of a click on the password link in an email. */
type Outcome = 'refused' | PasswordLinkSession;

/** The page on which a user sets a new password. Invitation and password reset emails link to it. */
export function NewPasswordPage({ copy }: { readonly copy: NewPasswordTexts }) {
  const { arrivedBy, forget } = usePasswordLink();
  const [outcome, setOutcome] = useState<Outcome>();

  function take(outcome: Outcome) {
    setOutcome(outcome);
    forget();
  }

  function step(): ReactNode {
    if (outcome === 'refused') {
      return <InvalidPasswordLinkNotice copy={copy} reason="invalid" takesFocus />;
    }
    if (outcome) return <NewPasswordForm copy={copy} opened={outcome} />;
    if (arrivedBy === 'nothing' || arrivedBy === 'invalid') {
      return <InvalidPasswordLinkNotice copy={copy} reason={arrivedBy} />;
    }
    return (
      <OpenPasswordLinkButton
        copy={copy}
        link={arrivedBy}
        onOpened={take}
        onRefused={() => take('refused')}
      />
    );
  }

  return (
    <AuthPage title={copy.head.title} lead={copy.lead}>
      {step()}
    </AuthPage>
  );
}
