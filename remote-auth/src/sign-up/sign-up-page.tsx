import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { address, filled, newSecret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { failure, type ToastWords, whyUnavailable } from '../form/failure.ts';
import type { FormMessages } from '../form/form-messages.en.ts';
import { signUp } from '../sign-in/sign-up.ts';
import { keepUnconfirmed } from '../unconfirmed/unconfirmed-address.ts';

export interface SignUpMessages
  extends Readonly<
    Record<
      | 'lead'
      | 'haveAccount'
      | 'logIn'
      | 'fullName'
      | 'confirmPassword'
      | 'signUp'
      | 'signingUp'
      | 'data'
      | 'privacy'
      | 'mismatch'
      | 'weak'
      | 'refused',
      string
    >
  > {
  readonly head: PageHead;
  readonly problems: Readonly<
    Record<
      'fullNameMissing' | 'passwordMissing' | 'confirmPasswordMissing' | 'passwordsDiffer',
      string
    >
  >;
  readonly toasts: {
    readonly signUpSuccessful: ToastWords;
    readonly passwordMismatch: ToastWords;
    readonly signUpFailed: ToastWords;
  };
  readonly form: FormMessages;
}

const note = css({
  marginBlockStart: tokens.space.m,
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  // As high as a thumb needs, without moving the line.
  a: { paddingBlock: '0.75rem' },
});

export function SignUpPage({ messages }: { readonly messages: SignUpMessages }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form, problems, toasts } = messages;
  const state = useForm({
    fields: {
      fullName: filled(problems.fullNameMissing),
      email: address(form.problems),
      password: newSecret(problems.passwordMissing),
      confirmPassword: newSecret(problems.confirmPasswordMissing),
    },
    send: async ({ fullName, email, password, confirmPassword }) => {
      if (password !== confirmPassword) {
        return {
          ...failure(toasts.passwordMismatch, messages.mismatch),
          problems: { confirmPassword: problems.passwordsDiffer },
        };
      }
      const result = await signUp({ fullName, email, password });
      if (result.ok) {
        keepUnconfirmed(email);
        notify({ kind: 'success', ...toasts.signUpSuccessful });
        await navigate('/auth/check-email');
        return undefined;
      }
      const provider = { language, message: result.message };
      const notice =
        result.reason === 'unavailable'
          ? await whyUnavailable(result, form.unavailable, language)
          : messages[result.reason];
      return failure(toasts.signUpFailed, notice, provider);
    },
  });

  return (
    <AuthPage
      title={messages.head.title}
      lead={messages.lead}
      footer={
        <>
          {messages.haveAccount} <Link to="/auth/login">{messages.logIn}</Link>
        </>
      }
    >
      <AuthForm state={state} submitLabel={messages.signUp} busyLabel={messages.signingUp}>
        <Field
          {...state.field('fullName')}
          label={messages.fullName}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <Field
          {...state.field('email')}
          label={form.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
        />
        <NewPasswordField {...state.field('password')} messages={form} />
        <PasswordField
          {...state.field('confirmPassword')}
          messages={form}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
      </AuthForm>
      <p css={note}>
        {messages.data} <Link to="/privacy">{messages.privacy}</Link>
      </p>
    </AuthPage>
  );
}
