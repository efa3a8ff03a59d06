import { useI18n } from '@torsa/shared/i18n';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import { whyUnavailable } from '../form/failure.ts';
import {
  type OpenedPasswordLink,
  openPasswordLink,
  type PasswordLink,
} from '../sign-in/open-password-link.ts';
import type { NewPasswordMessages } from './new-password-messages.ts';

interface OpenLinkProps {
  readonly messages: NewPasswordMessages;
  readonly link: PasswordLink | 'unknown';
  readonly onOpened: (opened: OpenedPasswordLink) => void;
  readonly onRefused: () => void;
}

/** The button that uses the link up. Programs that read mail open links, and press nothing. */
export function OpenLink({ messages, link, onOpened, onRefused }: OpenLinkProps) {
  const { language } = useI18n();
  const state = useForm({
    fields: {},
    send: async () => {
      if (link === 'unknown') return undefined;
      const opened = await openPasswordLink(link);
      if (opened.ok) onOpened(opened);
      else if (opened.reason === 'refused') onRefused();
      else {
        const text = await whyUnavailable(opened, messages.form.unavailable, language);
        return { notice: { kind: 'alert', text } };
      }
      return undefined;
    },
  });

  return (
    <AuthForm
      state={{ ...state, isBusy: state.isBusy || link === 'unknown' }}
      submitLabel={messages.open}
      busyLabel={messages.opening}
    >
      <p>{messages.whyButton}</p>
    </AuthForm>
  );
}
