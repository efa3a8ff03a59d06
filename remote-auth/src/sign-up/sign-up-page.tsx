import { signUp } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify, toasts } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { address, filled, secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';

const rules = {
  fullName: filled('Enter your full name.'),
  email: address('Enter your email address.'),
  password: secret('Enter a password.'),
  confirmPassword: secret('Enter the password again.'),
};

export default function SignUpPage() {
  const navigate = useNavigate();
  const { problems, isBusy, handlers } = useForm({
    rules,
    check: ({ password, confirmPassword }) => {
      if (password === confirmPassword) return {};
      notify(toasts.passwordMismatch);
      return { confirmPassword: 'Enter the same password in both fields.' };
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
      title="Sign Up"
      lead="One account for your projects, your orders and your settings."
      footer={
        <>
          Already have an account? <Link to="/auth/login">Log in</Link>
        </>
      }
    >
      <AuthForm {...handlers} submitLabel="Sign Up" busyLabel="Signing up…" isBusy={isBusy}>
        <Field
          label="Full Name"
          name="fullName"
          autoComplete="name"
          required
          error={problems.fullName}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={problems.email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          error={problems.password}
        />
        <Field
          label="Confirm Password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={problems.confirmPassword}
        />
      </AuthForm>
    </AuthPage>
  );
}

SignUpPage.head = {
  title: 'Sign Up',
  description: 'Create a Torsa account to follow your projects and orders.',
} satisfies PageHead;
