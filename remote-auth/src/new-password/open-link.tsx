import { useI18n } from '@torsa/shared/i18n';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import { whyUnavailable } from '../form/failure.ts';
import {
  type OpenedPasswordLink,
  openPasswordLink,
  type PasswordLink,
} from '../sign-in/open-password-link.ts';
import type { NewPasswordCopy } from './new-password-page.copy.en.ts';

interface OpenLinkProps {
  readonly copy: NewPasswordCopy;
  readonly link: PasswordLink | 'unknown';
  readonly onOpened: (opened: OpenedPasswordLink) => void;
  readonly onRefused: () => void;
}

/** The button that uses the link up. Programs that read mail open links, and press nothing. */
export function OpenLink({ copy, link, onOpened, onRefused }: OpenLinkProps) {
  const { language } = useI18n();
  const state = useForm({
    fields: {},
    send: async () => {
      if (link === 'unknown') return undefined;
      const opened = await openPasswordLink(link);
      if (opened.ok) onOpened(opened);
      else if (opened.reason === 'refused') onRefused();
      else {
        const text = await whyUnavailable(opened, copy.form.unavailable, language);
        return { notice: { kind: 'alert', text } };
      }
      return undefined;
    },
  });

  return (
    <AuthForm
      state={{ ...state, isBusy: state.isBusy || link === 'unknown' }}
      submitLabel={copy.open}
      busyLabel={copy.opening}
    >
      <p>{copy.whyButton}</p>
    </AuthForm>
  );
}
