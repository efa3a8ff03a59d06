import { useMutation } from '@tanstack/react-query';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import {
  type Account,
  type NotificationKind,
  saveNotificationSettings,
} from '../../api/account.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';
import { checkboxOrRadioLabelStyle } from './choice-style.ts';

interface NotificationSettingsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

/** The form that turns notification emails on or off. Emails about the account itself cannot be turned off. */
export function NotificationSettings({ account, copy }: NotificationSettingsProps) {
  const { notifications: words } = copy;
  const kinds: readonly NotificationKind[] = [
    account.is_staff ? 'waiting' : 'reply',
    ...(account.can_get_report ? (['report'] as const) : []),
  ];
  const save = useMutation({
    mutationFn: (muted: readonly NotificationKind[]) =>
      saveNotificationSettings(muted, account.version),
  });
  // Show the choice from local state, because the mutation state changes one render later.
  const [chosen, setChosen] = useState<readonly NotificationKind[]>();
  const muted = chosen ?? account.muted;
  return (
    <PageSection name="notifications" title={words.title}>
      <ErrorNotice error={save.error} copy={copy.problems} />
      {kinds.map((kind) => (
        <label key={kind} css={checkboxOrRadioLabelStyle}>
          <input
            type="checkbox"
            checked={!muted.includes(kind)}
            aria-busy={chosen !== undefined}
            onChange={({ target }) => {
              if (chosen !== undefined) return;
              const others = muted.filter((one) => one !== kind);
              const next = target.checked ? others : [...others, kind];
              setChosen(next);
              save.mutate(next, { onSettled: () => setChosen(undefined) });
            }}
          />
          {words[kind]}
        </label>
      ))}
      <p>{words.always}</p>
      {save.isSuccess && <Notice kind="status">{copy.saved}</Notice>}
    </PageSection>
  );
}
