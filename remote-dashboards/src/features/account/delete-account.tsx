import { useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import { address, secret } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { deleteAccount } from '../../api/account.ts';
import type { AccountCopy } from './account-page.copy.en.ts';
import { PartForm } from './part-form.tsx';

/** Deletes the account of whoever types its address and password. */
export function DeleteAccount({ copy }: { readonly copy: AccountCopy }) {
  const navigate = useNavigate();
  const { deletion: words } = copy.data;
  const { field: fieldWords } = copy.password;
  const state = useForm({
    fields: {
      address: address({
        emailMissing: words.addressMissing,
        emailMalformed: words.addressMissing,
      }),
      ownPassword: secret(words.passwordMissing),
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
      <PartForm state={state} submitLabel={words.delete} busyLabel={words.deleting}>
        <Field {...state.field('address')} type="email" label={words.address} autoComplete="off" />
        <PasswordField {...state.field('ownPassword')} copy={fieldWords} label={words.password} />
      </PartForm>
    </>
  );
}
