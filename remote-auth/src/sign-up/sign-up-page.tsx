import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { address, filled, secret } from '../form/rules.ts';
import { toasts } from '../form/toasts.ts';
import { useForm } from '../form/use-form.ts';
import { signUp } from '../sign-in/sign-up.ts';
import type { SignUpMessages } from './sign-up.en.ts';

export function SignUpPage({ messages }: { readonly messages: SignUpMessages }) {
  const navigate = useNavigate();
  const { form, problems: words } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      fullName: filled(words.fullNameMissing),
      email: address(form.problems),
      password: secret(words.passwordMissing),
      confirmPassword: secret(words.confirmPasswordMissing),
    },
    check: ({ password, confirmPassword }) => {
      if (password === confirmPassword) return {};
      notify(toasts.passwordMismatch);
      return { confirmPassword: words.passwordsDiffer };
    },
    send: async ({ fullName, email, password }) => {
      const result = await signUp({ fullName: fullName.trim(), email: email.trim(), password });
      if (!result.ok) return notify(toasts.signUpFailed(result.message));
      notify(toasts.signUpSuccessful);
      return navigate('/auth/check-email');
    },
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={
        <>
          {messages.haveAccount} <Link to="/auth/login">{messages.logIn}</Link>
        </>
      }
    >
      <AuthForm
        {...handlers}
        submitLabel={messages.signUp}
        busyLabel={messages.signingUp}
        isBusy={isBusy}
      >
        <Field
          label={messages.fullName}
          name="fullName"
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          required
          error={problems.fullName}
        />
        <Field
          label={form.email}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={problems.email}
        />
        <NewPasswordField messages={form} error={problems.password} />
        <PasswordField
          messages={form}
          label={messages.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={problems.confirmPassword}
        />
      </AuthForm>
    </AuthPage>
  );
}
