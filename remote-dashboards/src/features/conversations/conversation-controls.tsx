import { useQuery } from '@tanstack/react-query';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useChangeConversation } from '../../api/conversation-changes.ts';
import type { Conversation } from '../../api/conversations.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { SideCard } from '../../ui/side-card.tsx';
import type { ConversationCopy } from './conversation-page.copy.en.ts';

interface ConversationControlsProps {
  readonly conversation: Conversation;
  readonly copy: ConversationCopy;
}

/** Controls that change the assignee and the status of a conversation. */
export function ConversationControls({ conversation, copy }: ConversationControlsProps) {
  const { handling: words, states, unassigned } = copy;
  const { assignee, status } = conversation;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { change, done, error } = useChangeConversation(conversation);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const nameOf = (id: string | null) =>
    colleagues.find(({ staff_id }) => staff_id === id)?.name ?? unassigned;
  const isDone = status === 'closed' || status === 'spam';
  return (
    <SideCard title={words.title}>
      <ErrorNotice error={error} copy={words.problems} />
      <SelectField
        label={words.assignee}
        value={assignee ?? ''}
        values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
        choose={(id) => change({ assignee: id || null })}
        nameOf={nameOf}
      />
      {me !== undefined && assignee !== me && (
        <Button
          ref={moveFocusToHeading}
          aria-keyshortcuts="a"
          onClick={() => change({ assignee: me })}
        >
          {words.assignToMe}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-keyshortcuts="e"
        onClick={() => change({ status: isDone ? 'open' : 'closed' })}
      >
        {isDone ? words.reopen : words.close}
      </Button>
      {!isDone && (
        <Button ref={moveFocusToHeading} variant="quiet" onClick={() => change({ status: 'spam' })}>
          {words.spam}
        </Button>
      )}
      <p role="status" css={visuallyHidden}>
        {done && ('status' in done ? states[status] : `${words.assignee}: ${nameOf(assignee)}`)}
      </p>
    </SideCard>
  );
}
