import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { useCompany } from '@torsa/shared/site-config';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { identifier, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, whyUnavailable } from '../form/failure.ts';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInAsEmployee } from '../sign-in/log-in-as-employee.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import type { EmployeeLoginCopy } from './employee-login-page.copy.en.ts';

/** Says that it is not open, and asks nobody, until the founder opens it. */
export function EmployeeLoginPage({ copy }: { readonly copy: EmployeeLoginCopy }) {
  const { form, toasts } = copy;
  const { employeeLogin: isOpen } = useCompany();
  const navigate = useNavigate();
  const { language } = useI18n();
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      employeeId: identifier(copy.employeeIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      if (!isOpen) {
        return {
          toast: { kind: 'info', ...toasts.employeeLogin },
          notice: { kind: 'status', text: copy.notOpen },
        };
      }
      const result = await logInAsEmployee(values, askCode);
      if (result.ok) {
        notify({ kind: 'success', ...toasts.teamLoginSuccessful });
        await navigate(pathAfterLogIn('team'), { replace: true });
        return undefined;
      }
      if (result.reason === 'left') return undefined;
      const provider = { language, message: result.message };
      return result.reason === 'refused'
        ? failure(toasts.loginFailed, copy.refused, provider)
        : failure(
            toasts.loginUnavailable,
            await whyUnavailable(result, form.unavailable, language),
            provider,
          );
    },
  });

  return (
    <AuthPage
      title={copy.head.title}
      lead={copy.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <LoggedOutNotice />
      <CodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field('employeeId')}
            label={copy.employeeId}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} copy={form} label={form.password} />
        </AuthForm>
      </CodeStep>
    </AuthPage>
  );
}
