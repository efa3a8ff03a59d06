import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { Conversation } from '../../api/conversations.ts';
import type { Colleague } from '../../api/people.ts';
import { controlHeight } from '../../ui/styles.ts';
import type { InboxListTexts } from './inbox-list.copy.en.ts';
import { useInboxListActions } from './use-list-actions.ts';

const { color, fontSize } = tokens;

// The bar is as high as the filters that it replaces, so that the rows do not move.
const bar = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: controlHeight,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: 600,
  '& > *': { flex: 'none' },
  '& > button': { paddingInline: '0.375rem', fontSize: 'inherit' },
  '& > button:focus-visible': { outlineOffset: '-3px' },
});

interface SelectionBarProps {
  /** The selected conversations that are still in the list. */
  readonly conversations: readonly Conversation[];
  /** The logged-in staff member, or undefined while the data loads. */
  readonly me: Colleague | undefined;
  readonly clear: () => void;
  readonly copy: InboxListTexts;
}

/** The bar with actions on the selected conversations, which replaces the inbox filters. */
export function InboxSelectionBar({ conversations, me, clear, copy }: SelectionBarProps) {
  const { format } = useI18n();
  const words = copy.selection;
  const actions = useInboxListActions(copy);
  const isDone = conversations.every(({ status }) => status === 'closed' || status === 'spam');
  const canSnooze = conversations.every(({ status }) => status === 'open');
  const applyAll = (apply: (rows: readonly Conversation[]) => void) => () => {
    apply(conversations);
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={words.label} css={bar}>
      <span role="status">{format(words.count, { count: conversations.length })}</span>
      {me && (
        <Button
          variant="quiet"
          aria-keyshortcuts="a"
          onClick={applyAll((rows) => actions.assign(rows, me))}
        >
          {words.assign}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-keyshortcuts="e"
        onClick={applyAll(isDone ? actions.reopen : actions.close)}
      >
        {isDone ? words.reopen : words.close}
      </Button>
      {!isDone && (
        <Button variant="quiet" aria-keyshortcuts="!" onClick={applyAll(actions.markAsSpam)}>
          {words.spam}
        </Button>
      )}
      {canSnooze && (
        <Button variant="quiet" aria-keyshortcuts="h" onClick={applyAll(actions.snooze)}>
          {words.snooze}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {words.clear}
      </Button>
    </div>
  );
}
