import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type ConversationChange, useChangeConversations } from '../../api/conversation-changes.ts';
import type { Conversation } from '../../api/conversations.ts';
import type { Colleague } from '../../api/people.ts';
import { useUndo } from '../../ui/use-undo.tsx';
import type { InboxListCopy } from './inbox-list.copy.en.ts';

const { color, space } = tokens;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  minBlockSize: minTargetSize,
  color: color.text,
  fontWeight: 600,
});

interface SelectionBarProps {
  /** The selected conversations that the list contains. */
  readonly conversations: readonly Conversation[];
  /** The signed-in staff member; undefined while loading. */
  readonly me: Colleague | undefined;
  readonly clear: () => void;
  readonly copy: InboxListCopy;
}

/** The actions on the selected conversations. It replaces the filters of the list. */
export function SelectionBar({ conversations, me, clear, copy }: SelectionBarProps) {
  const { format } = useI18n();
  const words = copy.selection;
  const changeAll = useChangeConversations();
  const announce = useUndo(copy.undo);
  const count = conversations.length;
  const isDone = conversations.every(({ status }) => status === 'closed' || status === 'spam');
  const apply = (change: ConversationChange, action: string) => {
    announce({ action, ...changeAll(conversations, change) });
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={words.label} css={bar}>
      <span role="status">{format(words.count, { count })}</span>
      {me && (
        <Button
          variant="quiet"
          aria-keyshortcuts="a"
          onClick={() => apply({ assignee: me.staff_id }, format(words.assigned, { count }))}
        >
          {words.assign}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-keyshortcuts="e"
        onClick={() =>
          isDone
            ? apply({ status: 'open' }, format(words.reopened, { count }))
            : apply({ status: 'closed' }, format(words.closed, { count }))
        }
      >
        {isDone ? words.reopen : words.close}
      </Button>
      {!isDone && (
        <Button
          variant="quiet"
          aria-keyshortcuts="!"
          onClick={() => apply({ status: 'spam' }, format(words.spammed, { count }))}
        >
          {words.spam}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {words.clear}
      </Button>
    </div>
  );
}
