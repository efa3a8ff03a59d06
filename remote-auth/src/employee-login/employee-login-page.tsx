import type { PageHead } from '@torsa/shared/contract/remote';
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
import { failure, type ToastTitle, type ToastWords, whyUnavailable } from '../form/failure.ts';
import type { FormMessages } from '../form/form-messages.en.ts';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInAsEmployee } from '../sign-in/log-in-as-employee.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';

export interface EmployeeLoginMessages
  extends Readonly<
    Record<'lead' | 'employeeId' | 'employeeIdMissing' | 'notOpen' | 'refused', string>
  > {
  readonly head: PageHead;
  readonly toasts: {
    readonly employeeLogin: ToastTitle;
    readonly teamLoginSuccessful: ToastTitle;
    readonly loginFailed: ToastWords;
    readonly loginUnavailable: ToastWords;
  };
  readonly form: FormMessages;
}

/** Says that it is not open, and asks nobody, until the founder opens it. */
export function EmployeeLoginPage({ messages }: { readonly messages: EmployeeLoginMessages }) {
  const { form, toasts } = messages;
  const { employeeLogin: isOpen } = useCompany();
  const navigate = useNavigate();
  const { language } = useI18n();
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      employeeId: identifier(messages.employeeIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      if (!isOpen) {
        return {
          toast: { kind: 'info', ...toasts.employeeLogin },
          notice: { kind: 'status', text: messages.notOpen },
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
        ? failure(toasts.loginFailed, messages.refused, provider)
        : failure(
            toasts.loginUnavailable,
            await whyUnavailable(result, form.unavailable, language),
            provider,
          );
    },
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={<Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <LoggedOutNotice />
      <CodeStep asked={asked}>
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
      </CodeStep>
    </AuthPage>
  );
}
