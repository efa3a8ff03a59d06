import { useNavigate } from '@torsa/shared/router';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { filled, secret } from '../form/rules.ts';
import { toasts } from '../form/toasts.ts';
import { useForm } from '../form/use-form.ts';
import { dashboardPath } from '../sign-in/dashboard-path.ts';
import { logInAsFounder } from '../sign-in/log-in-as-founder.ts';
import type { FounderLoginMessages } from './founder-login.en.ts';

type Failure = Extract<Awaited<ReturnType<typeof logInAsFounder>>, { ok: false }>;

export function FounderLoginPage({ messages }: { readonly messages: FounderLoginMessages }) {
  const navigate = useNavigate();
  const { form } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      founderId: filled(messages.founderIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logInAsFounder(values);
      if (!result.ok) return notify(toastFor(result));
      notify(toasts.founderLoginSuccessful);
      return navigate(dashboardPath('founder_local'), { replace: true });
    },
  });

  return (
    <AuthPage title={messages.head.title} lead={messages.lead}>
      <AuthForm {...handlers} submitLabel={form.logIn} busyLabel={form.loggingIn} isBusy={isBusy}>
        <Field
          label={messages.founderId}
          name="founderId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={problems.founderId}
        />
        <PasswordField messages={form} label={form.password} error={problems.password} />
        <ForgotPasswordLink messages={form} />
      </AuthForm>
    </AuthPage>
  );
}

function toastFor({ reason, message }: Failure): ToastContent {
  switch (reason) {
    case 'notFounder':
      return toasts.founderMismatch;
    case 'unavailable':
      return toasts.loginUnavailable(message);
  }
}
