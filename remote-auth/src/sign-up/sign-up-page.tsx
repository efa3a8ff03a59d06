import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import {
  emailAddressField,
  newPasswordField,
  requiredLineField,
} from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { describeBackendFailure } from '../form/failure.ts';
import { signUp } from '../sign-in/sign-up.ts';
import { storeUnconfirmedEmail } from '../unconfirmed/unconfirmed-email.ts';
import type { SignUpTexts } from './sign-up-page.copy.en.ts';

const note = css({
  marginBlockStart: tokens.space.m,
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  // Enlarges the touch target of a link without changing the line height.
  a: { paddingBlock: '0.75rem' },
});

export function SignUpPage({ copy }: { readonly copy: SignUpTexts }) {
  const navigate = useNavigate();
  const { language } = useI18n();
  const { form, problems, toasts } = copy;
  const state = useForm({
    fields: {
      fullName: requiredLineField(problems.fullNameMissing),
      email: emailAddressField(form.problems),
      password: newPasswordField(problems.passwordMissing),
      confirmPassword: newPasswordField(problems.confirmPasswordMissing),
    },
    send: async ({ fullName, email, password, confirmPassword }) => {
      if (password !== confirmPassword) {
        return {
          toast: { kind: 'error', ...toasts.passwordMismatchToast },
          notice: { kind: 'alert', text: copy.mismatch },
          fieldErrors: { confirmPassword: problems.passwordsDiffer },
        };
      }
      await signUp({ fullName, email, password });
      storeUnconfirmedEmail(email);
      notify({ kind: 'success', ...toasts.signUpSuccessToast });
      await navigate('/auth/check-email');
      return undefined;
    },
    errors: (error) => describeBackendFailure(error, copy.failures, language),
  });

  return (
    <AuthPage
      title={copy.head.title}
      lead={copy.lead}
      footer={
        <>
          {copy.haveAccount} <Link to="/auth/login">{copy.logIn}</Link>
        </>
      }
    >
      <AuthForm state={state} submitLabel={copy.signUp} busyLabel={copy.signingUp}>
        <Field
          {...state.field('fullName')}
          label={copy.fullName}
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
        <NewPasswordField {...state.field('password')} copy={form} />
        <PasswordField
          {...state.field('confirmPassword')}
          copy={form}
          label={copy.confirmPassword}
          autoComplete="new-password"
        />
      </AuthForm>
      <p css={note}>
        {copy.data} <Link to="/privacy">{copy.privacy}</Link>
      </p>
    </AuthPage>
  );
}
