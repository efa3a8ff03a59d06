import { logInToTeam } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify, type ToastContent, toasts } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { address, secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';

const rules = {
  email: address('Enter your team email address.'),
  password: secret('Enter your password.'),
};

type Failure = Extract<Awaited<ReturnType<typeof logInToTeam>>, { ok: false }>;

export default function TeamLoginPage() {
  const navigate = useNavigate();
  const { problems, isBusy, handlers } = useForm({
    rules,
    send: async (values) => {
      const result = await logInToTeam({ email: values.email.trim(), password: values.password });
      if (!result.ok) return notify(toastFor(result));
      notify(toasts.teamLoginSuccessful);
      return navigate('/dashboard/team', { replace: true });
    },
  });

  return (
    <AuthPage
      title="Team Login"
      lead="For team leaders and team members."
      footer={<Link to="/auth/management-login">All management logins</Link>}
    >
      <AuthForm {...handlers} submitLabel="Log In" busyLabel="Logging in…" isBusy={isBusy}>
        <Field
          label="Team Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={problems.email}
        />
        <PasswordField error={problems.password} />
      </AuthForm>
    </AuthPage>
  );
}

TeamLoginPage.head = {
  title: 'Team Login',
  description: 'Log in to the dashboard of the Torsa team.',
} satisfies PageHead;

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
