import { css } from '@emotion/react';
import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../api/conversations.ts';
import type { InboxFilter } from '../../api/inbox-filter.ts';
import { ConversationRow, conversationRowHeight } from './conversation-row.tsx';
import type { InboxListTexts } from './inbox-list.copy.en.ts';

interface InboxRowsProps {
  readonly rows: readonly Conversation[];
  /** True for the first page of inbox rows, which is rendered immediately. */
  readonly isFirst: boolean;
  /** The names of staff members by staff ID. */
  readonly names: ReadonlyMap<string, string>;
  /** The ID of the conversation that is open beside the list. */
  readonly open: string | undefined;
  /** The ID of the row that the Tab key reaches. */
  readonly tabStop: string | undefined;
  readonly selected: readonly string[];
  readonly select: (id: string, isSelected: boolean) => void;
  readonly filter: InboxFilter;
  readonly copy: InboxListTexts;
}

/**
 * One page of at most twenty inbox rows. Memoization prevents a render of unchanged pages. A page outside the
 * viewport renders only an empty box of the same height, so that a long list appears quickly.
 */
export const InboxRows = memo(function InboxRows(props: InboxRowsProps) {
  const { rows, isFirst, names, open, tabStop, selected, select, filter, copy } = props;
  const element = useRef<HTMLLIElement>(null);
  const hasRows = useNearViewport(element, isFirst || rows.some(({ id }) => id === open));
  if (!hasRows) {
    return (
      <li
        ref={element}
        css={css({ blockSize: `calc(${rows.length} * ${conversationRowHeight})` })}
        aria-hidden="true"
      />
    );
  }
  return rows.map((conversation) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      assignee={names.get(conversation.assignee ?? '')}
      hasStatus={filter.state === 'any'}
      isOpen={conversation.id === open}
      isTabStop={conversation.id === tabStop}
      isSelected={selected.includes(conversation.id)}
      select={select}
      filter={filter}
      copy={copy}
    />
  ));
});

/** Returns true after an element has once been near the viewport. `isNear` is the initial value. */
function useNearViewport(element: RefObject<Element | null>, isNear: boolean): boolean {
  const [came, setCame] = useState(isNear);
  useEffect(() => {
    if (came || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCame(true));
        }
      },
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [came, element]);
  return came;
}
