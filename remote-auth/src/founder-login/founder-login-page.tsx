import { logInAsFounder } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { useNavigate } from '@torsa/shared/router';
import { notify, type ToastContent, toasts } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { filled, secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';

const rules = {
  founderId: filled('Enter your founder ID.'),
  password: secret('Enter your password.'),
};

type Failure = Extract<Awaited<ReturnType<typeof logInAsFounder>>, { ok: false }>;

export default function FounderLoginPage() {
  const navigate = useNavigate();
  const { problems, isBusy, handlers } = useForm({
    rules,
    send: async (values) => {
      const result = await logInAsFounder(values);
      if (!result.ok) return notify(toastFor(result));
      notify(toasts.founderLoginSuccessful);
      return navigate('/founder-dashboard', { replace: true });
    },
  });

  return (
    <AuthPage title="Founder Login" lead="With your founder ID.">
      <AuthForm {...handlers} submitLabel="Log In" busyLabel="Logging in…" isBusy={isBusy}>
        <Field
          label="Founder ID"
          name="founderId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problems.founderId}
        />
        <PasswordField error={problems.password} />
      </AuthForm>
    </AuthPage>
  );
}

FounderLoginPage.head = {
  title: 'Founder Login',
  description: 'The login of the founder of Torsa.',
} satisfies PageHead;

function toastFor({ reason, message }: Failure): ToastContent {
  switch (reason) {
    case 'notFounder':
      return toasts.founderMismatch;
    case 'unavailable':
      return toasts.loginUnavailable(message);
  }
}
