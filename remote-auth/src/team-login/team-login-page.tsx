import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { address, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, whyUnavailable } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInToTeam } from '../sign-in/log-in-to-team.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import type { TeamLoginCopy } from './team-login-page.copy.en.ts';

export function TeamLoginPage({ copy }: { readonly copy: TeamLoginCopy }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form, toasts } = copy;
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      email: address({ ...form.problems, emailMissing: copy.emailMissing }),
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
          return failure(toasts.teamOnly, copy.notListed);
        case 'notTeam':
          return failure(toasts.teamNotAuthorized, copy.notTeam);
        case 'refused':
          return failure(toasts.loginFailed, copy.refused, provider);
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
      title={copy.head.title}
      lead={copy.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <LoggedOutNotice />
      <CodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field('email')}
            label={copy.email}
            type="email"
            autoComplete="username"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} copy={form} label={form.password} />
          <ForgotPasswordLink copy={form} />
        </AuthForm>
      </CodeStep>
    </AuthPage>
  );
}
