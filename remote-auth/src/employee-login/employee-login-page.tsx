import type { PageHead } from '@torsa/shared/contract/remote';
import { Link } from '@torsa/shared/router';
import { notify, toasts } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { filled, secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';

const rules = {
  employeeId: filled('Enter your employee ID.'),
  password: secret('Enter your password.'),
};

export default function EmployeeLoginPage() {
  const { problems, isBusy, handlers } = useForm({
    rules,
    send: async () => notify(toasts.employeeLogin),
  });

  return (
    <AuthPage
      title="Employee Login"
      lead="With your employee ID."
      footer={<Link to="/auth/management-login">All management logins</Link>}
    >
      <AuthForm {...handlers} submitLabel="Log In" busyLabel="Logging in…" isBusy={isBusy}>
        <Field
          label="Employee ID"
          name="employeeId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problems.employeeId}
        />
        <PasswordField error={problems.password} />
      </AuthForm>
    </AuthPage>
  );
}

EmployeeLoginPage.head = {
  title: 'Employee Login',
  description: 'The login for the employees of Torsa.',
} satisfies PageHead;
