import { createPageNoticeState } from '@torsa/shared/contract/page-notice';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { newPasswordField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { useFocusFirstControl } from '../form/use-focus-inside.ts';
import { TwoFactorCodePrompt } from '../second-factor/code-prompt.tsx';
import { getDashboardPath } from '../sign-in/dashboard-path.ts';
import type { PasswordLinkSession } from '../sign-in/open-password-link.ts';
import type { NewPasswordTexts } from './new-password-page.copy.en.ts';
import { PasswordChangedMessage } from './password-changed.tsx';

interface ChoosePasswordProps {
  readonly copy: NewPasswordTexts;
  readonly opened: PasswordLinkSession;
}

export function NewPasswordForm({ copy, opened }: ChoosePasswordProps) {
  const navigate = useNavigate();
  const { format } = useI18n();
  const [isSet, setSet] = useState(false);
  const [isCodeWanted, setCodeWanted] = useState(opened.devices.length > 0);
  const place = useFocusFirstControl<HTMLDivElement>(!isCodeWanted);
  const { form, problems } = copy;
  const state = useForm({
    fields: {
      password: newPasswordField(problems.passwordMissing),
      confirmPassword: newPasswordField(problems.confirmPasswordMissing),
    },
    send: async ({ password, confirmPassword }) => {
      if (password !== confirmPassword) {
        return { fieldErrors: { confirmPassword: problems.passwordsDiffer } };
      }
      const role = await opened.setPassword(password);
      if (!role) {
        setSet(true);
        return undefined;
      }
      notify({ kind: 'success', title: copy.saved, message: copy.othersEnded });
      const state = createPageNoticeState(`${copy.saved} ${copy.othersEnded}`);
      await navigate(getDashboardPath(role), { replace: true, state });
      return undefined;
    },
    errors: {
      weakPassword: copy.weak,
      samePassword: (
        <>
          {copy.same} <Link to="/auth/login">{copy.logIn}</Link>
        </>
      ),
      unavailable: form.unavailable,
      other: (
        <>
          {copy.refused} <Link to="/auth/forgot-password">{copy.askForLink}</Link>
        </>
      ),
    },
  });

  if (isSet) return <PasswordChangedMessage copy={copy} />;
  if (isCodeWanted) {
    return (
      <TwoFactorCodePrompt
        devices={opened.devices}
        give={opened.verifyCode}
        done={() => setCodeWanted(false)}
      />
    );
  }
  return (
    <div ref={place}>
      <AuthForm state={state} submitLabel={copy.save} busyLabel={copy.saving}>
        <p>{format(copy.chooseFor, { email: opened.email })}</p>
        {/* Password managers save the new password under this user name. */}
        <input hidden type="email" autoComplete="username" readOnly value={opened.email} />
        <NewPasswordField
          {...state.field('password')}
          copy={{ ...form, password: copy.newPassword }}
        />
        <PasswordField
          {...state.field('confirmPassword')}
          copy={form}
          label={copy.confirmPassword}
          autoComplete="new-password"
        />
      </AuthForm>
    </div>
  );
}
