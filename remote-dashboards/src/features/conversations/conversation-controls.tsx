import { useQuery } from '@tanstack/react-query';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import type { Conversation } from '../../api/conversations.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { ConversationCopy } from './conversation-page.copy.en.ts';
import { SnoozeMenu } from './snooze-menu.tsx';
import { useConversationActions } from './use-conversation-actions.ts';

interface ConversationControlsProps {
  readonly conversation: Conversation;
  readonly copy: ConversationCopy;
}

/**
 * Controls that change the assignee and the status of a conversation. Each control keeps its position, so that a
 * second click activates the same control.
 */
export function ConversationControls({ conversation, copy }: ConversationControlsProps) {
  const { handling: words, unassigned } = copy;
  const { assignee, status } = conversation;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { assign, setStatus, snooze, error } = useConversationActions(conversation, copy);
  const me = colleagues.find(({ is_me }) => is_me);
  const isMine = me !== undefined && assignee === me.staff_id;
  const isDone = status === 'closed' || status === 'spam';
  return (
    <SideCard title={words.title}>
      <ErrorNotice error={error} copy={words.problems} />
      <SelectField
        label={words.assignee}
        value={assignee ?? ''}
        values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
        choose={(id) => assign(colleagues.find(({ staff_id }) => staff_id === id))}
        nameOf={(id) => colleagues.find(({ staff_id }) => staff_id === id)?.name ?? unassigned}
      />
      {me && (
        <Button
          aria-keyshortcuts="a"
          aria-disabled={isMine || undefined}
          onClick={() => !isMine && assign(me)}
        >
          {isMine ? words.assignedToMe : words.assignToMe}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-keyshortcuts="e"
        onClick={() => setStatus(isDone ? 'open' : 'closed')}
      >
        {isDone ? words.reopen : words.close}
      </Button>
      <Button
        variant="quiet"
        aria-keyshortcuts="!"
        aria-disabled={isDone || undefined}
        onClick={() => !isDone && setStatus('spam')}
      >
        {words.spam}
      </Button>
      <SnoozeMenu conversation={conversation} snooze={snooze} copy={words} />
    </SideCard>
  );
}
