import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { useForm } from '../form/use-form.ts';
import {
  type OpenedPasswordLink,
  openPasswordLink,
  type PasswordLink,
} from '../sign-in/open-password-link.ts';
import type { NewPasswordMessages } from './new-password.en.ts';

interface OpenLinkProps {
  readonly messages: NewPasswordMessages;
  readonly link: PasswordLink | 'unknown';
  readonly onOpened: (opened: OpenedPasswordLink) => void;
  readonly onRefused: () => void;
}

/** The button that uses the link up. Programs that read mail open links, and press nothing. */
export function OpenLink({ messages, link, onOpened, onRefused }: OpenLinkProps) {
  const [isUnavailable, setUnavailable] = useState(false);
  const { isBusy, handlers } = useForm({
    rules: {},
    send: async () => {
      if (link === 'unknown') return;
      setUnavailable(false);
      const opened = await openPasswordLink(link);
      if (opened.ok) onOpened(opened);
      else if (opened.reason === 'refused') onRefused();
      else setUnavailable(true);
    },
  });

  return (
    <AuthForm
      {...handlers}
      submitLabel={messages.open}
      busyLabel={messages.opening}
      isBusy={isBusy || link === 'unknown'}
    >
      <p>{messages.whyButton}</p>
      {isUnavailable && <Notice kind="alert">{messages.unavailable}</Notice>}
    </AuthForm>
  );
}
