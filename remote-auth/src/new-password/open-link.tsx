import { isBackendCallRejected } from '@torsa/shared/database/backend-error';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import {
  openPasswordLink,
  type PasswordLink,
  type PasswordLinkSession,
} from '../sign-in/open-password-link.ts';
import type { NewPasswordTexts } from './new-password-page.copy.en.ts';

interface OpenLinkProps {
  readonly copy: NewPasswordTexts;
  readonly link: PasswordLink | 'unknown';
  readonly onOpened: (opened: PasswordLinkSession) => void;
  readonly onRefused: () => void;
}

/**
 * The button that redeems a single-use password link. It is necessary, because email scanners open links but click no
 * buttons.
 */
export function OpenPasswordLinkButton({ copy, link, onOpened, onRefused }: OpenLinkProps) {
  const state = useForm({
    fields: {},
    send: async () => {
      if (link === 'unknown') return undefined;
      try {
        onOpened(await openPasswordLink(link));
      } catch (error) {
        if (!isBackendCallRejected(error)) throw error;
        onRefused();
      }
      return undefined;
    },
    errors: { other: copy.form.unavailable },
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
