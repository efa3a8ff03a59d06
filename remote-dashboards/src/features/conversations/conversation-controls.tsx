import { useQuery } from '@tanstack/react-query';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import type { Conversation } from '../../api/conversations.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { type IconName, NavIcon } from '../../app/nav-icon.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import { SnoozeMenu } from './snooze-menu.tsx';
import { useConversationActions } from './use-conversation-actions.ts';

interface ConversationControlsProps {
  readonly conversation: Conversation;
  /** True if the card has only the assignee field, because `ConversationActionButtons` shows the rest elsewhere. */
  readonly hasOnlyAssignee?: boolean;
  readonly copy: ConversationTexts;
}

/** The controls that change the assignee and the status of a conversation. */
export function ConversationControls(props: ConversationControlsProps) {
  const { conversation, hasOnlyAssignee = false, copy } = props;
  const { handling: words, unassigned } = copy;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const actions = useConversationActions(conversation, copy);
  return (
    <SideCard title={words.title}>
      <ErrorNotice error={actions.error} copy={words.problems} />
      <SelectField
        label={words.assignee}
        aria-keyshortcuts="Shift+A"
        value={conversation.assignee ?? ''}
        values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
        choose={(id) => actions.assign(colleagues.find(({ staff_id }) => staff_id === id))}
        nameOf={(id) => colleagues.find(({ staff_id }) => staff_id === id)?.name ?? unassigned}
      />
      {!hasOnlyAssignee && (
        <ActionButtons conversation={conversation} actions={actions} copy={words} />
      )}
    </SideCard>
  );
}

/** The buttons that change a conversation's status, in a row at the top of a phone screen. */
export function ConversationActionButtons({ conversation, copy }: ConversationControlsProps) {
  const actions = useConversationActions(conversation, copy);
  return (
    <>
      <ActionButtons conversation={conversation} actions={actions} isRow copy={copy.handling} />
      <ErrorNotice error={actions.error} copy={copy.handling.problems} />
    </>
  );
}

interface ActionButtonsProps {
  readonly conversation: Conversation;
  readonly actions: ReturnType<typeof useConversationActions>;
  /** True if each button has an icon above a short word. */
  readonly isRow?: boolean;
  readonly copy: ConversationTexts['handling'];
}

/**
 * The action buttons of a conversation. Each button keeps its position, so that a second click hits the same button.
 */
function ActionButtons({ conversation, actions, isRow = false, copy }: ActionButtonsProps) {
  const { assignee, status } = conversation;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const me = colleagues.find(({ is_me }) => is_me);
  const isMine = me !== undefined && assignee === me.staff_id;
  const isDone = status === 'closed' || status === 'spam';
  const { assign, setStatus, snooze } = actions;
  const face = (icon: IconName, name: string, short: string) =>
    isRow
      ? { 'aria-label': name, children: <IconFace icon={icon} word={short} /> }
      : { children: name };
  return (
    <>
      {me && (
        <Button
          variant={isRow ? 'quiet' : 'primary'}
          aria-keyshortcuts="a"
          aria-disabled={isMine || undefined}
          onClick={() => !isMine && assign(me)}
          {...(isMine
            ? face('check', copy.assignedToMe, copy.short.assigned)
            : face('assign', copy.assignToMe, copy.short.assign))}
        />
      )}
      <Button
        variant={isRow ? 'quiet' : 'secondary'}
        aria-keyshortcuts="e"
        onClick={() => setStatus(isDone ? 'open' : 'closed')}
        {...(isDone
          ? face('inbox', copy.reopen, copy.reopen)
          : face('check', copy.close, copy.short.close))}
      />
      <Button
        variant="quiet"
        aria-keyshortcuts="!"
        aria-disabled={isDone || undefined}
        onClick={() => !isDone && setStatus('spam')}
        {...face('spam', copy.spam, copy.short.spam)}
      />
      <SnoozeMenu
        conversation={conversation}
        snooze={snooze}
        face={(name) => face('snooze', name, copy.short.snooze)}
        copy={copy}
      />
    </>
  );
}

function IconFace({ icon, word }: { readonly icon: IconName; readonly word: string }) {
  return (
    <>
      <NavIcon name={icon} />
      <span>{word}</span>
    </>
  );
}
