import { currentPasswordField, newPasswordField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { type Account, changePassword } from '../../api/account.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';

interface PasswordSettingsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** The form that changes the password and requires the current password. */
export function PasswordSettings({ account, copy }: PasswordSettingsProps) {
  const { password: words } = copy;
  const state = useForm({
    fields: {
      present: currentPasswordField(words.presentMissing),
      password: newPasswordField(words.newMissing),
    },
    send: async ({ present, password }) => {
      await changePassword(present, password);
      return { notice: { kind: 'status', text: words.changed }, isSuccess: true };
    },
    errors: {
      ...copy.problems,
      wrongPassword: words.wrong,
      weakPassword: words.weak,
      samePassword: words.same,
      codeNeeded: copy.secondFactor.codeNeeded,
    },
    fieldOf: { wrongPassword: 'present', weakPassword: 'password', samePassword: 'password' },
  });
  return (
    <PageSection name="password" title={words.title}>
      <p>{words.lead}</p>
      <AccountForm state={state} submitLabel={words.change} busyLabel={copy.saving}>
        {/* Password managers store the new password under this user name. */}
        <input hidden type="email" autoComplete="username" readOnly value={account.email} />
        <PasswordField {...state.field('present')} copy={words.field} label={words.present} />
        <NewPasswordField {...state.field('password')} copy={words.field} />
      </AccountForm>
    </PageSection>
  );
}
