import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { useEffect } from 'react';
import type { Conversation } from '../../api/conversations.ts';
import { pressQueuedKeys, recordOpenedRow } from '../../ui/press-shortcut.ts';
import type { InboxListTexts } from './inbox-list.copy.en.ts';

/** Reports shortcut keys that were not applied, because the user opened another conversation first. */
export function useUnappliedKeysNotice(open: string | undefined, copy: InboxListTexts): void {
  const report = useReport(copy);
  useEffect(() => report(recordOpenedRow(open)), [open]);
}

/** Applies the shortcut keys that the user pressed while the conversation loaded. */
export function useApplyQueuedKeys({ id, version }: Conversation, copy: InboxListTexts): void {
  const report = useReport(copy);
  useEffect(() => report(pressQueuedKeys(id, version)), [id]);
}

function useReport({ missedKey }: InboxListTexts) {
  const { format } = useI18n();
  return ([key]: readonly string[]) => {
    if (key === undefined) return;
    notify({ kind: 'error', title: format(missedKey.title, { key }), message: missedKey.message });
  };
}
