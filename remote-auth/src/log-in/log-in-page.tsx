import { logIn } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify, toasts } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { address, secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { MailLinkNotice } from './mail-link-notice.tsx';
import { useMailLink } from './use-mail-link.ts';

const rules = {
  email: address('Enter your email address.'),
  password: secret('Enter your password.'),
};

export default function LogInPage() {
  const navigate = useNavigate();
  const mailLink = useMailLink();
  const { problems, isBusy, handlers } = useForm({
    rules,
    send: async (values) => {
      const result = await logIn({ email: values.email.trim(), password: values.password });
      if (!result.ok) {
        const failed = result.reason === 'refused' ? toasts.loginFailed : toasts.loginUnavailable;
        return notify(failed(result.message));
      }
      notify(toasts.loginSuccessful);
      // Replaced, because Back to a login page would only lead here again.
      return navigate('/dashboard/user', { replace: true });
    },
  });

  return (
    <AuthPage
      title="Log In"
      lead="Your profile, your orders and your settings in one place."
      footer={
        <>
          New here? <Link to="/auth/signup">Sign up</Link>
        </>
      }
    >
      {mailLink && <MailLinkNotice mailLink={mailLink} />}
      <AuthForm {...handlers} submitLabel="Log In" busyLabel="Logging in…" isBusy={isBusy}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={problems.email}
        />
        <PasswordField error={problems.password} />
        {/* Goes nowhere, as the product specification says: there is no page for it yet. */}
        <p>
          <Link to="/auth/login">Forgot password?</Link>
        </p>
      </AuthForm>
    </AuthPage>
  );
}

LogInPage.head = {
  title: 'Log In',
  description: 'Log in to your Torsa account to see your profile, your orders and your settings.',
} satisfies PageHead;
