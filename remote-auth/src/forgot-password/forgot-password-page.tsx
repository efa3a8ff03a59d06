import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { Field } from '@torsa/shared/ui/field';
import { emailAddressField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import type { ForgotPasswordTexts } from './forgot-password-page.copy.en.ts';

export function ForgotPasswordPage({ copy }: { readonly copy: ForgotPasswordTexts }) {
  const { format } = useI18n();
  const { form } = copy;
  const state = useForm({
    fields: { email: emailAddressField(form.problems) },
    send: async ({ email }) => {
      await requestPasswordReset(email);
      return { notice: { kind: 'status', text: format(copy.sent, { email }) } };
    },
    errors: { unavailable: copy.unavailable, other: copy.refused },
  });
  const isSent = state.outcome?.notice?.kind === 'status';

  return (
    <AuthPage
      title={copy.head.title}
      lead={copy.lead}
      footer={
        <>
          {copy.remembered} <Link to="/auth/login">{copy.logIn}</Link>
        </>
      }
    >
      <AuthForm
        state={state}
        submitLabel={isSent ? copy.sendAgain : copy.send}
        busyLabel={copy.sending}
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
