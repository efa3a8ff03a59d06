import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { Field } from '@torsa/shared/ui/field';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { address } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import type { ForgotPasswordMessages } from './forgot-password.en.ts';

type Outcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'refused' | 'unavailable' };

export function ForgotPasswordPage({ messages }: { readonly messages: ForgotPasswordMessages }) {
  const { format } = useI18n();
  const [outcome, setOutcome] = useState<Outcome>();
  const { form } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: { email: address(form.problems) },
    send: async (values) => {
      const email = values.email.trim();
      // Gone meanwhile, so that the same words are announced again.
      setOutcome(undefined);
      const result = await requestPasswordReset(email);
      setOutcome(result.ok ? { kind: 'sent', email } : { kind: result.reason });
    },
  });

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
        {...handlers}
        submitLabel={outcome?.kind === 'sent' ? messages.sendAgain : messages.send}
        busyLabel={messages.sending}
        isBusy={isBusy}
      >
        {outcome?.kind === 'sent' && (
          <Notice kind="status">{format(messages.sent, { email: outcome.email })}</Notice>
        )}
        {outcome && outcome.kind !== 'sent' && (
          <Notice kind="alert">{messages[outcome.kind]}</Notice>
        )}
        <Field
          label={form.email}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="send"
          required
          error={problems.email}
        />
      </AuthForm>
    </AuthPage>
  );
}
