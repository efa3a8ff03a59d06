import { useMutation } from '@tanstack/react-query';
import { Field } from '@torsa/shared/ui/field';
import {
  limitFieldLength,
  optionalLineField,
  phoneField,
  requiredLineField,
} from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { type Account, saveProfile, type UserProfile } from '../../api/account.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';

interface ProfileSettingsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** The form for the user's name, phone number and company. */
export function ProfileSettings({ account, copy }: ProfileSettingsProps) {
  const { profile } = copy;
  const save = useMutation({
    mutationFn: (profile: UserProfile) => saveProfile(profile, account.version),
  });
  const state = useForm({
    fields: {
      name: limitFieldLength(100, requiredLineField(profile.nameMissing)),
      telephone: limitFieldLength(40, phoneField(profile.telephoneMalformed)),
      company: limitFieldLength(100, optionalLineField()),
    },
    send: async (values) => {
      await save.mutateAsync(values);
      return { notice: { kind: 'status', text: copy.saved } };
    },
    errors: copy.problems,
  });
  return (
    <PageSection name="profile" title={profile.title}>
      <AccountForm state={state} submitLabel={copy.save} busyLabel={copy.saving}>
        <Field
          {...state.field('name')}
          label={profile.name}
          hint={account.is_staff ? profile.nameOfStaff : undefined}
          autoComplete="name"
          defaultValue={account.name}
        />
        <Field
          {...state.field('telephone')}
          type="tel"
          label={profile.telephone}
          autoComplete="tel"
          defaultValue={account.telephone}
        />
        <Field
          {...state.field('company')}
          label={profile.company}
          autoComplete="organization"
          defaultValue={account.company}
        />
      </AccountForm>
    </PageSection>
  );
}
