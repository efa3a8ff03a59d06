import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { Link } from '@torsa/shared/router';
import { Field } from '@torsa/shared/ui/field';
import { address } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import type { FormMessages } from '../form/form-messages.en.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';

export interface ForgotPasswordMessages
  extends Readonly<
    Record<
      | 'lead'
      | 'send'
      | 'sending'
      | 'sendAgain'
      | 'refused'
      | 'unavailable'
      | 'remembered'
      | 'logIn',
      string
    >
  > {
  readonly head: PageHead;
  readonly sent: Message<'email'>;
  readonly form: FormMessages;
}

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
