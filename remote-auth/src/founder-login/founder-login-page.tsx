import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import { useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { identifier, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, type ToastTitle, type ToastWords, whyUnavailable } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import type { FormMessages } from '../form/form-messages.en.ts';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { CodeStep } from '../second-factor/code-step.tsx';
import { useCodeStep } from '../second-factor/use-code-step.ts';
import { logInAsFounder } from '../sign-in/log-in-as-founder.ts';
import { pathAfterLogIn } from '../sign-in/path-after-log-in.ts';

export interface FounderLoginMessages
  extends Readonly<Record<'lead' | 'founderId' | 'founderIdMissing' | 'notFounder', string>> {
  readonly head: PageHead;
  readonly toasts: {
    readonly founderLoginSuccessful: ToastTitle;
    readonly founderMismatch: ToastWords;
    readonly loginUnavailable: ToastWords;
  };
  readonly form: FormMessages;
}

export function FounderLoginPage({ messages }: { readonly messages: FounderLoginMessages }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form } = messages;
  const { asked, askCode } = useCodeStep();
  const state = useForm({
    fields: {
      founderId: identifier(messages.founderIdMissing),
      password: secret(form.problems.passwordMissing),
    },
    send: async (values) => {
      const result = await logInAsFounder(values, askCode);
      if (result.ok) {
        notify({ kind: 'success', ...messages.toasts.founderLoginSuccessful });
        await navigate(pathAfterLogIn('founder_local'), { replace: true });
        return undefined;
      }
      switch (result.reason) {
        case 'left':
          return undefined;
        case 'notFounder':
          return failure(messages.toasts.founderMismatch, messages.notFounder);
        case 'unavailable':
          return failure(
            messages.toasts.loginUnavailable,
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
    <AuthPage title={messages.head.title} lead={messages.lead}>
      <LoggedOutNotice />
      <CodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field('founderId')}
            label={messages.founderId}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} messages={form} label={form.password} />
          <ForgotPasswordLink messages={form} />
        </AuthForm>
      </CodeStep>
    </AuthPage>
  );
}
