import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { problemOf } from '@torsa/shared/database/answer-of';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useChangeConversation } from '../conversation/change-conversation.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { selectStyle } from '../parts/select-style.ts';
import { SideCard } from '../parts/side-card.tsx';
import { colleaguesQuery } from '../portal/colleagues-query.ts';
import type { ConversationMessages } from './conversation-messages.en.ts';

const { space } = tokens;

const field = css({ display: 'grid', gap: space.xs });
const label = css({ fontWeight: 600 });

interface HandlingProps {
  readonly conversation: Conversation;
  readonly messages: ConversationMessages['handling'];
  /** What the choice is called that gives it to nobody. */
  readonly unassigned: string;
}

/** Who has a conversation, and whether it is done. */
export function Handling({ conversation, messages, unassigned }: HandlingProps) {
  const { assignee, status } = conversation;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { change, error } = useChangeConversation(conversation);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const isDone = status === 'closed' || status === 'spam';
  return (
    <SideCard title={messages.title}>
      {error && <Notice kind="alert">{wordsFor(error, messages)}</Notice>}
      <label css={field}>
        <span css={label}>{messages.assignee}</span>
        <select
          css={selectStyle}
          value={assignee ?? ''}
          onChange={({ target }) => change({ assignee: target.value || null })}
        >
          <option value="">{unassigned}</option>
          {colleagues.map(({ staff_id, name }) => (
            <option key={staff_id} value={staff_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {me !== undefined && assignee !== me && (
        <Button aria-keyshortcuts="a" onClick={() => change({ assignee: me })}>
          {messages.assignToMe}
        </Button>
      )}
      {isDone ? (
        <Button
          variant="secondary"
          aria-keyshortcuts="e"
          onClick={() => change({ status: 'open' })}
        >
          {messages.reopen}
        </Button>
      ) : (
        <>
          <Button
            variant="secondary"
            aria-keyshortcuts="e"
            onClick={() => change({ status: 'closed' })}
          >
            {messages.close}
          </Button>
          <Button variant="quiet" onClick={() => change({ status: 'spam' })}>
            {messages.spam}
          </Button>
        </>
      )}
    </SideCard>
  );
}

function wordsFor(error: unknown, { problems }: ConversationMessages['handling']): string {
  const problem = problemOf(error);
  return problem === 'conflict' || problem === 'forbidden' ? problems[problem] : problems.other;
}
