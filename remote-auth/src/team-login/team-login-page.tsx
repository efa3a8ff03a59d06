import { Link, useNavigate } from '@torsa/shared/router';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { address, secret } from '../form/rules.ts';
import { toasts } from '../form/toasts.ts';
import { useForm } from '../form/use-form.ts';
import { dashboardPath } from '../sign-in/dashboard-path.ts';
import { logInToTeam } from '../sign-in/log-in-to-team.ts';
import type { TeamLoginMessages } from './team-login.en.ts';

type Failure = Extract<Awaited<ReturnType<typeof logInToTeam>>, { ok: false }>;

export function TeamLoginPage({ messages }: { readonly messages: TeamLoginMessages }) {
  const navigate = useNavigate();
  const { form } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      email: address({ ...form.problems, emailMissing: messages.emailMissing }),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logInToTeam({ email: values.email.trim(), password: values.password });
      if (!result.ok) return notify(toastFor(result));
      notify(toasts.teamLoginSuccessful);
      return navigate(dashboardPath('team'), { replace: true });
    },
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <AuthForm {...handlers} submitLabel={form.logIn} busyLabel={form.loggingIn} isBusy={isBusy}>
        <Field
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={problems.email}
        />
        <PasswordField messages={form} label={form.password} error={problems.password} />
        <ForgotPasswordLink messages={form} />
      </AuthForm>
    </AuthPage>
  );
}

function toastFor({ reason, message }: Failure): ToastContent {
  switch (reason) {
    case 'notListed':
      return toasts.teamOnly;
    case 'notTeam':
      return toasts.teamNotAuthorized;
    case 'refused':
      return toasts.loginFailed(message);
    case 'unavailable':
      return toasts.loginUnavailable(message);
  }
}
