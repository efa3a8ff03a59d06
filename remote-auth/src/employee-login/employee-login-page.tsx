import { Link } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { filled, secret } from '../form/rules.ts';
import { toasts } from '../form/toasts.ts';
import { useForm } from '../form/use-form.ts';
import type { EmployeeLoginMessages } from './employee-login.en.ts';

export function EmployeeLoginPage({ messages }: { readonly messages: EmployeeLoginMessages }) {
  const { form } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      employeeId: filled(messages.employeeIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async () => notify(toasts.employeeLogin),
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <AuthForm {...handlers} submitLabel={form.logIn} busyLabel={form.loggingIn} isBusy={isBusy}>
        <Field
          label={messages.employeeId}
          name="employeeId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
          error={problems.employeeId}
        />
        <PasswordField messages={form} label={form.password} error={problems.password} />
      </AuthForm>
    </AuthPage>
  );
}
