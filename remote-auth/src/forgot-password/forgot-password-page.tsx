import { address } from '@torsa/shared/form/fields';
import { useForm } from '@torsa/shared/form/use-form';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { Field } from '@torsa/shared/ui/field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import type { ForgotPasswordMessages } from './forgot-password.en.ts';

export function ForgotPasswordPage({ messages }: { readonly messages: ForgotPasswordMessages }) {
  const { format } = useI18n();
  const { form } = messages;
  const state = useForm({
    fields: { email: address(form.problems) },
    send: async ({ email }) => {
      const result = await requestPasswordReset(email);
      return result.ok
        ? { notice: { kind: 'status', text: format(messages.sent, { email }) } }
        : { notice: { kind: 'alert', text: messages[result.reason] } };
    },
  });
  const isSent = state.outcome?.notice?.kind === 'status';

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={
        <>
          {messages.remembered} <Link to="/auth/login">{messages.logIn}</Link>
        </>
      }
    >
      <AuthForm
        state={state}
        submitLabel={isSent ? messages.sendAgain : messages.send}
        busyLabel={messages.sending}
      >
        <Field
          {...state.field('email')}
          label={form.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="send"
        />
      </AuthForm>
    </AuthPage>
  );
}
