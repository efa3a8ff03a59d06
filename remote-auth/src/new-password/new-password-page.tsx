import { type ReactNode, useState } from 'react';
import { AuthPage } from '../form/auth-page.tsx';
import type { OpenedPasswordLink } from '../sign-in/open-password-link.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import type { NewPasswordMessages } from './new-password-messages.ts';
import { OpenLink } from './open-link.tsx';
import { usePasswordLink } from './use-password-link.ts';

/** What came of the press of the button. */
type Outcome = 'refused' | OpenedPasswordLink;

/** For who forgot the password, and for new staff: the link in their mail leads here. */
export function NewPasswordPage({ messages }: { readonly messages: NewPasswordMessages }) {
  const { arrivedBy, forget } = usePasswordLink();
  const [outcome, setOutcome] = useState<Outcome>();

  function take(outcome: Outcome) {
    setOutcome(outcome);
    forget();
  }

  function step(): ReactNode {
    if (outcome === 'refused') {
      return <AskForLink messages={messages} reason="invalid" takesFocus />;
    }
    if (outcome) return <ChoosePassword messages={messages} opened={outcome} />;
    if (arrivedBy === 'nothing' || arrivedBy === 'invalid') {
      return <AskForLink messages={messages} reason={arrivedBy} />;
    }
    return (
      <OpenLink
        messages={messages}
        link={arrivedBy}
        onOpened={take}
        onRefused={() => take('refused')}
      />
    );
  }

  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      {step()}
    </AuthPage>
  );
}
