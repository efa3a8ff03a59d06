import { css } from '@emotion/react';
import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../api/conversations.ts';
import type { InboxFilter } from '../../api/inbox-filter.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { InboxListCopy } from './inbox-list.copy.en.ts';

interface InboxRowsProps {
  readonly rows: readonly Conversation[];
  /** They are there at once, wherever the list is scrolled to. */
  readonly isFirst: boolean;
  /** The names of staff, by their IDs. */
  readonly names: ReadonlyMap<string, string>;
  /** The conversation that is open beside the list. */
  readonly open: string | undefined;
  readonly filter: InboxFilter;
  readonly copy: InboxListCopy;
}

/**
 * A page of the list. There may be twenty: one that did not change is not rendered again, and one that nobody scrolled
 * to only keeps its place, so that the list is there at once beside a conversation and when one comes back to it.
 */
export const InboxRows = memo(function InboxRows(props: InboxRowsProps) {
  const { rows, isFirst, names, open, filter, copy } = props;
  const place = useRef<HTMLLIElement>(null);
  const hasRows = useNearViewport(place, isFirst || rows.some(({ id }) => id === open));
  if (!hasRows) {
    return (
      <li ref={place} css={css({ blockSize: `${6.5 * rows.length}rem` })} aria-hidden="true" />
    );
  }
  return rows.map((conversation) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      assignee={names.get(conversation.assignee ?? '')}
      hasStatus={filter.state === 'any'}
      isOpen={conversation.id === open}
      filter={filter}
      copy={copy}
    />
  ));
});

/** Whether a place has been on the screen, or almost; true from the first where `isNear`. */
function useNearViewport(place: RefObject<Element | null>, isNear: boolean): boolean {
  const [came, setCame] = useState(isNear);
  useEffect(() => {
    if (came || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCame(true));
        }
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [came, place]);
  return came;
}
