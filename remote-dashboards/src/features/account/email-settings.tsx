import { useI18n } from '@torsa/shared/i18n';
import { Field } from '@torsa/shared/ui/field';
import { emailAddressField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { type Account, changeEmailAddress } from '../../api/account.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';

interface EmailSettingsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** The form that changes the account's email address, with the mailboxes that have not yet confirmed the change. */
export function EmailSettings({ account, copy }: EmailSettingsProps) {
  const { format } = useI18n();
  const { email: words } = copy;
  const state = useForm({
    fields: { email: emailAddressField(words) },
    send: async ({ email }) => {
      await changeEmailAddress(email);
      return { isSuccess: true };
    },
    errors: copy.problems,
  });
  return (
    <PageSection name="email" title={words.title}>
      <p>{format(words.present, { email: account.email })}</p>
      {account.new_email !== '' && (
        <Notice kind="status">
          {format(words.waits, { email: account.new_email })}
          <ul>
            {!account.present_confirmed && <li>{account.email}</li>}
            {!account.new_confirmed && <li>{account.new_email}</li>}
          </ul>
        </Notice>
      )}
      {account.is_staff ? (
        <p>{words.ofStaff}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <AccountForm state={state} submitLabel={words.change} busyLabel={copy.saving}>
            <Field
              {...state.field('email')}
              type="email"
              label={words.label}
              autoComplete="email"
            />
          </AccountForm>
        </>
      )}
    </PageSection>
  );
}
