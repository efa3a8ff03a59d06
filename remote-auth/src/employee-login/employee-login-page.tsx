import { filled, secret } from '@torsa/shared/form/fields';
import { useForm } from '@torsa/shared/form/use-form';
import { Link } from '@torsa/shared/router';
import { Field } from '@torsa/shared/ui/field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import type { EmployeeLoginMessages } from './employee-login.en.ts';

export function EmployeeLoginPage({ messages }: { readonly messages: EmployeeLoginMessages }) {
  const { form } = messages;
  const state = useForm({
    fields: {
      employeeId: filled(messages.employeeIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async () => ({
      toast: { kind: 'info', ...messages.toasts.employeeLogin },
      notice: { kind: 'status', text: messages.notOpen },
    }),
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
        <Field
          {...state.field('employeeId')}
          label={messages.employeeId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField {...state.field('password')} messages={form} label={form.password} />
      </AuthForm>
    </AuthPage>
  );
}
