import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { address, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, type ToastTitle, type ToastWords, whyUnavailable } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import type { FormMessages } from '../form/form-messages.en.ts';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { logIn } from '../sign-in/log-in.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import { NotConfirmed } from '../unconfirmed/not-confirmed.tsx';
import type { UnconfirmedMessages } from '../unconfirmed/unconfirmed.en.ts';
import { forgetUnconfirmed, readUnconfirmed } from '../unconfirmed/unconfirmed-address.ts';
import { useMailLink } from './use-mail-link.ts';

export interface LogInMessages
  extends Readonly<Record<'lead' | 'newHere' | 'signUp' | 'refused', string>> {
  readonly head: PageHead;
  readonly unconfirmed: UnconfirmedMessages;
  readonly mailLink: Readonly<Record<'confirmed' | 'invalid', string>>;
  readonly toasts: {
    readonly loginSuccessful: ToastTitle;
    readonly loginFailed: ToastWords;
    readonly loginUnavailable: ToastWords;
  };
  readonly form: FormMessages;
}

export function LogInPage({ messages }: { readonly messages: LogInMessages }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const mailLink = useMailLink();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { form } = messages;
  const state = useForm({
    fields: {
      email: address(form.problems),
      password: secret(form.problems.passwordMissing),
    },
    prefill: { email: mailLink === 'confirmed' ? readUnconfirmed()?.email : undefined },
    send: async (values) => {
      setUnconfirmed(undefined);
      const result = await logIn(values);
      if (result.ok) {
        forgetUnconfirmed();
        notify({ kind: 'success', ...messages.toasts.loginSuccessful });
        // Replaced, because Back to a login page would only lead here again.
        await navigate(pathAfterLogIn('user'), { replace: true });
        return undefined;
      }
      const provider = { language, message: result.message };
      switch (result.reason) {
        case 'unconfirmed':
          setUnconfirmed(values.email);
          return { toast: failure(messages.toasts.loginFailed, '', provider).toast };
        case 'refused':
          return failure(messages.toasts.loginFailed, messages.refused, provider);
        case 'unavailable':
          return failure(
            messages.toasts.loginUnavailable,
            await whyUnavailable(result, form.unavailable, language),
            provider,
          );
      }
    },
  });
  const isUntried = !state.isBusy && !state.outcome;

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={
        <>
          {messages.newHere} <Link to="/auth/signup">{messages.signUp}</Link>
        </>
      }
    >
      {mailLink && isUntried && (
        <Notice kind={mailLink === 'confirmed' ? 'status' : 'alert'}>
          {messages.mailLink[mailLink]}
        </Notice>
      )}
      {unconfirmed && <NotConfirmed email={unconfirmed} messages={messages.unconfirmed} />}
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
        <PasswordField {...state.field('password')} messages={form} label={form.password} />
        <ForgotPasswordLink messages={form} />
      </AuthForm>
    </AuthPage>
  );
}
