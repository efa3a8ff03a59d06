import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { address, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, type ToastTitle, type ToastWords, whyUnavailable } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import type { FormMessages } from '../form/form-messages.en.ts';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInToTeam } from '../sign-in/log-in-to-team.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';

export interface TeamLoginMessages
  extends Readonly<
    Record<'lead' | 'email' | 'emailMissing' | 'notListed' | 'notTeam' | 'refused', string>
  > {
  readonly head: PageHead;
  readonly toasts: {
    readonly teamLoginSuccessful: ToastTitle;
    readonly teamOnly: ToastWords;
    readonly teamNotAuthorized: ToastWords;
    readonly loginFailed: ToastWords;
    readonly loginUnavailable: ToastWords;
  };
  readonly form: FormMessages;
}

export function TeamLoginPage({ messages }: { readonly messages: TeamLoginMessages }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form, toasts } = messages;
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      email: address({ ...form.problems, emailMissing: messages.emailMissing }),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logInToTeam(values, askCode);
      if (result.ok) {
        notify({ kind: 'success', ...toasts.teamLoginSuccessful });
        await navigate(pathAfterLogIn('team'), { replace: true });
        return undefined;
      }
      const provider = { language, message: result.message };
      switch (result.reason) {
        case 'left':
          return undefined;
        case 'notListed':
          return failure(toasts.teamOnly, messages.notListed);
        case 'notTeam':
          return failure(toasts.teamNotAuthorized, messages.notTeam);
        case 'refused':
          return failure(toasts.loginFailed, messages.refused, provider);
        case 'unavailable':
          return failure(
            toasts.loginUnavailable,
            await whyUnavailable(result, form.unavailable, language),
            provider,
          );
      }
    },
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <LoggedOutNotice />
      <CodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field('email')}
            label={messages.email}
            type="email"
            autoComplete="username"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} messages={form} label={form.password} />
          <ForgotPasswordLink messages={form} />
        </AuthForm>
      </CodeStep>
    </AuthPage>
  );
}
