import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { currentPasswordField, emailAddressField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { type Account, deleteAccount, exportMyData } from '../../api/account.ts';
import { loadAllFiles } from '../../api/files.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { DownloadAllButton } from '../files/index.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';

interface AccountDataProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** Buttons that download the user's stored data and files, and a button that deletes the account. */
export function AccountDataSection({ account, copy }: AccountDataProps) {
  const { data: words } = copy;
  const save = useMutation({
    mutationFn: async () =>
      saveFile('torsa-my-data.json', 'application/json', await exportMyData()),
  });
  return (
    <PageSection name="data" title={words.title}>
      <ErrorNotice error={save.error} copy={copy.problems} />
      <p>{words.lead}</p>
      <div>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          {words.export}
        </Button>
      </div>
      {!account.is_staff && (
        <>
          <p>{words.files}</p>
          <DownloadAllButton label={words.exportFiles} loadFiles={loadAllFiles} />
        </>
      )}
      <h3>{words.deletion.title}</h3>
      {account.is_staff ? <p>{words.deletion.ofStaff}</p> : <DeleteAccount copy={copy} />}
    </PageSection>
  );
}

/** A form that deletes the account after the user has entered its email address and password. */
function DeleteAccount({ copy }: { readonly copy: AccountTexts }) {
  const navigate = useNavigate();
  const { deletion: words } = copy.data;
  const { field: fieldWords } = copy.password;
  const state = useForm({
    fields: {
      address: emailAddressField({
        emailMissing: words.addressMissing,
        emailMalformed: words.addressMissing,
      }),
      ownPassword: currentPasswordField(words.passwordMissing),
    },
    send: async ({ address: typed, ownPassword }) => {
      if (!(await deleteAccount(typed, ownPassword))) {
        return { notice: { kind: 'alert', text: words.wrong } };
      }
      notify({ kind: 'success', title: words.done });
      await navigate('/', { replace: true });
      return undefined;
    },
    errors: copy.problems,
  });
  return (
    <>
      <p>{words.lead}</p>
      <AccountForm state={state} submitLabel={words.delete} busyLabel={words.deleting} isDangerous>
        <Field {...state.field('address')} type="email" label={words.address} autoComplete="off" />
        <PasswordField {...state.field('ownPassword')} copy={fieldWords} label={words.password} />
      </AccountForm>
    </>
  );
}
