import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { currentPasswordField, emailAddressField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { describeBackendFailure } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { logIn } from '../sign-in/log-in.ts';
import { getPathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import { EmailNotConfirmedNotice } from '../unconfirmed/not-confirmed.tsx';
import { clearUnconfirmedEmail, readUnconfirmedEmail } from '../unconfirmed/unconfirmed-email.ts';
import type { LogInTexts } from './log-in-page.copy.en.ts';
import { useConfirmationLinkResult } from './use-confirmation-link.ts';

export function LogInPage({ copy }: { readonly copy: LogInTexts }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const mailLink = useConfirmationLinkResult();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { form } = copy;
  const state = useForm({
    fields: {
      email: emailAddressField(form.problems),
      password: currentPasswordField(form.problems.passwordMissing),
    },
    prefill: { email: mailLink === 'confirmed' ? readUnconfirmedEmail()?.email : undefined },
    send: async (values) => {
      setUnconfirmed(undefined);
      await logIn(values);
      clearUnconfirmedEmail();
      notify({ kind: 'success', ...copy.loggedIn });
      // Replaces the history entry, because the browser's Back button would open the login page, which redirects here
      // again.
      await navigate(getPathAfterLogIn('user'), { replace: true });
      return undefined;
    },
    errors: async (error, { email }) => {
      const { toast, notice } = await describeBackendFailure(error, copy.problems, language);
      if (error.code !== 'unconfirmed') return { toast, notice };
      setUnconfirmed(email);
      return { toast };
    },
  });
  const isUntried = !state.isBusy && !state.outcome;

  return (
    <AuthPage
      title={copy.head.title}
      lead={copy.lead}
      footer={
        <>
          {copy.newHere} <Link to="/auth/signup">{copy.signUp}</Link>
        </>
      }
    >
      {mailLink && isUntried && (
        <Notice kind={mailLink === 'confirmed' ? 'status' : 'alert'}>
          {copy.mailLink[mailLink]}
        </Notice>
      )}
      {unconfirmed && <EmailNotConfirmedNotice email={unconfirmed} copy={copy.unconfirmed} />}
      <LoggedOutNotice />
      <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
        <Field
          {...state.field('email')}
          label={form.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField {...state.field('password')} copy={form} label={form.password} />
        <ForgotPasswordLink copy={form} />
      </AuthForm>
    </AuthPage>
  );
}
