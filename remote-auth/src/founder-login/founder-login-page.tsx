import { useI18n } from '@torsa/shared/i18n';
import { useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { identifier, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, whyUnavailable } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInAsFounder } from '../sign-in/log-in-as-founder.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import type { FounderLoginCopy } from './founder-login-page.copy.en.ts';

export function FounderLoginPage({ copy }: { readonly copy: FounderLoginCopy }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form } = copy;
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      founderId: identifier(copy.founderIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logInAsFounder(values, askCode);
      if (result.ok) {
        notify({ kind: 'success', ...copy.toasts.founderLoginSuccessful });
        await navigate(pathAfterLogIn('founder_local'), { replace: true });
        return undefined;
      }
      switch (result.reason) {
        case 'left':
          return undefined;
        case 'notFounder':
          return failure(copy.toasts.founderMismatch, copy.notFounder);
        case 'unavailable':
          return failure(
            copy.toasts.loginUnavailable,
            await whyUnavailable(result, form.unavailable, language),
            {
              language,
              message: result.message,
            },
          );
      }
    },
  });

  return (
    <AuthPage title={copy.head.title} lead={copy.lead}>
      <LoggedOutNotice />
      <CodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field('founderId')}
            label={copy.founderId}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} copy={form} label={form.password} />
          <ForgotPasswordLink copy={form} />
        </AuthForm>
      </CodeStep>
    </AuthPage>
  );
}
