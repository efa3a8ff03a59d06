import { useI18n } from '@torsa/shared/i18n';
import { type ConversationChange, useChangeConversations } from '../../api/conversation-changes.ts';
import type { Conversation } from '../../api/conversations.ts';
import type { Colleague } from '../../api/people.ts';
import { formatDateTime } from '../../ui/format-time.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { InboxListTexts } from './inbox-list.copy.en.ts';
import { getSnoozeEndTime } from './snooze-menu.tsx';

type Rows = readonly Conversation[];

/** The actions on one or several conversations in the inbox list. */
export interface InboxListActions {
  readonly assign: (rows: Rows, me: Colleague) => void;
  readonly close: (rows: Rows) => void;
  readonly reopen: (rows: Rows) => void;
  readonly markAsSpam: (rows: Rows) => void;
  /** Snoozes the conversations until tomorrow. */
  readonly snooze: (rows: Rows) => void;
}

/** Returns the actions on inbox conversations, each followed by a toast with Undo. */
export function useInboxListActions(copy: InboxListTexts): InboxListActions {
  const { format, language } = useI18n();
  const words = copy.selection;
  const changeAll = useChangeConversations();
  const announce = useUndoToast(copy.undo);
  const apply = (rows: Rows, change: ConversationChange, result: string) => {
    const [first, ...others] = rows;
    // The toast contains the sender's name, so that an accidental swipe is recognizable.
    const isOne = first !== undefined && others.length === 0;
    const action = isOne ? format(words.ofOne, { name: first.name, result }) : result;
    announce({ action, ...changeAll(rows, change) });
  };
  const count = ({ length }: Rows) => ({ count: length });
  return {
    assign: (rows, { staff_id: assignee }) =>
      apply(rows, { assignee }, format(words.assigned, count(rows))),
    close: (rows) => apply(rows, { status: 'closed' }, format(words.closed, count(rows))),
    reopen: (rows) => apply(rows, { status: 'open' }, format(words.reopened, count(rows))),
    markAsSpam: (rows) => apply(rows, { status: 'spam' }, format(words.spammed, count(rows))),
    snooze: (rows) => {
      const until = getSnoozeEndTime('tomorrow').toISOString();
      const time = formatDateTime(language, until);
      apply(
        rows,
        { status: 'waiting', snoozed_until: until },
        format(words.snoozed, { ...count(rows), time }),
      );
    },
  };
}
