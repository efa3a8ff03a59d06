import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { address, secret } from '../form/rules.ts';
import { toasts } from '../form/toasts.ts';
import { useForm } from '../form/use-form.ts';
import { dashboardPath } from '../sign-in/dashboard-path.ts';
import { logIn } from '../sign-in/log-in.ts';
import type { LogInMessages } from './log-in.en.ts';
import { MailLinkNotice } from './mail-link-notice.tsx';
import { useMailLink } from './use-mail-link.ts';

export function LogInPage({ messages }: { readonly messages: LogInMessages }) {
  const navigate = useNavigate();
  const mailLink = useMailLink();
  const { form } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      email: address(form.problems),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logIn({ email: values.email.trim(), password: values.password });
      if (!result.ok) {
        const failed = result.reason === 'refused' ? toasts.loginFailed : toasts.loginUnavailable;
        return notify(failed(result.message));
      }
      notify(toasts.loginSuccessful);
      // Replaced, because Back to a login page would only lead here again.
      return navigate(dashboardPath('user'), { replace: true });
    },
  });

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
      {mailLink && <MailLinkNotice mailLink={mailLink} messages={messages.mailLink} />}
      <AuthForm {...handlers} submitLabel={form.logIn} busyLabel={form.loggingIn} isBusy={isBusy}>
        <Field
          label={form.email}
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
