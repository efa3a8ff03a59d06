import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { portalColors } from '@torsa/shared/theme/work-theme';
import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Conversation } from '../../api/conversations.ts';
import { countWorkingDays } from '../../api/days.ts';
import { type InboxFilter, serializeInboxFilter } from '../../api/inbox-filter.ts';
import { subscribeToClock } from '../../ui/clock.ts';
import { getEarlyRowFieldProps, useEarlyRowLinkProps } from '../../ui/early-rows.tsx';
import { getInitials } from '../../ui/initials.ts';
import { clickableRowStyle, rowLinkStyle } from '../../ui/row-styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { InboxListTexts } from './inbox-list.copy.en.ts';
import { ConversationStatusBadge } from './status-badge.tsx';

const { color, font, fontSize, radius, space } = tokens;

/** The height of an inbox row, as a CSS length. Eleven rows fit on a screen of 900 px. */
export const conversationRowHeight = '4.25rem';

const row = css(clickableRowStyle, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s,
  minBlockSize: conversationRowHeight,
  paddingBlock: space.xs,
  '&:has(> a[aria-current])': {
    backgroundColor: portalColors.selected,
    boxShadow: `inset 3px 0 ${color.river}`,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '&[data-selected]': { backgroundColor: portalColors.selected },
});
const oneLine = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const link = css(rowLinkStyle, { minInlineSize: 0, overflowWrap: 'normal', lineHeight: 1.4 });
const subject = css(oneLine, { fontSize: fontSize.small, fontWeight: 400 });
const muted = css({ color: color.textMuted });
const meta = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  gap: space.xxs,
  color: color.textMuted,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
});

const wait = css({
  '&[data-wait]': { color: color.terracotta, fontWeight: 600 },
  '&[data-wait="longest"]': { color: color.danger, fontWeight: 700 },
});

interface InboxRowsProps {
  readonly rows: readonly Conversation[];
  /** True for the first page of inbox rows, which renders immediately. */
  readonly isFirst: boolean;
  /** The names of staff members, by staff ID. */
  readonly names: ReadonlyMap<string, string>;
  /** The ID of the conversation that is open beside the list. */
  readonly open: string | undefined;
  /** The ID of the one row that the Tab key reaches. */
  readonly tabStop: string | undefined;
  readonly selected: readonly string[];
  readonly select: (id: string, isSelected: boolean) => void;
  readonly filter: InboxFilter;
  readonly copy: InboxListTexts;
}

/** One page of at most twenty inbox rows, rendered only near the viewport so that a long list appears quickly. */
export const InboxRowsPage = memo(function InboxRowsPage(props: InboxRowsProps) {
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

/**
 * Returns true after the element has been near the viewport once.
 * @param isNear the initial value
 */
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

interface ConversationRowProps {
  readonly conversation: Conversation;
  /** The name of the conversation's assignee. */
  readonly assignee: string | undefined;
  /** True if the list contains conversations with different statuses, so that each row shows its status. */
  readonly hasStatus: boolean;
  /** True if this row's conversation is open beside the list. */
  readonly isOpen: boolean;
  /** True if the Tab key reaches this row. The arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  /** Adds the conversation to the selection or removes it. */
  readonly select: (id: string, isSelected: boolean) => void;
  /** The current inbox filter. The row's link includes it, so that the list beside the conversation stays the same. */
  readonly filter: InboxFilter;
  readonly copy: InboxListTexts;
}

/** An inbox row: sender, subject, preview, waiting time and assignee of a conversation. */
export function ConversationRow({
  conversation,
  assignee,
  hasStatus,
  isOpen,
  isTabStop,
  isSelected,
  select,
  filter,
  copy,
}: ConversationRowProps) {
  const { format } = useI18n();
  const { id, version, preview, name, email, status, waiting_since, last_message_at } =
    conversation;
  const title = conversation.subject || copy.noSubject;
  return (
    <li css={row} data-row={id} data-version={version} data-selected={isSelected ? '' : undefined}>
      <label css={selection}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          aria-label={format(copy.row.select, { name, subject: title })}
          onChange={({ target }) => select(id, target.checked)}
        />
        <span css={arch} aria-hidden="true">
          {getInitials(name)}
        </span>
      </label>
      <Link
        css={link}
        tabIndex={isTabStop ? 0 : -1}
        to={{ pathname: `/dashboard/inbox/${id}`, search: String(serializeInboxFilter(filter)) }}
        aria-current={isOpen || undefined}
        aria-label={`${name}, ${title}`}
        title={`${name} · ${email}`}
      >
        <span css={oneLine} dir="auto">
          {name}
        </span>
        <span css={subject} dir="auto">
          {title} <span css={muted}>· {preview}</span>
        </span>
      </Link>
      <div css={meta}>
        {hasStatus ? (
          <ConversationStatusBadge status={status}>{copy.states[status]}</ConversationStatusBadge>
        ) : waiting_since === null ? (
          <Timestamp at={last_message_at} as="wait" />
        ) : (
          <Wait since={waiting_since} />
        )}
        {assignee && (
          <span css={smallArch} title={format(copy.row.assignee, { name: assignee })}>
            <span aria-hidden="true">{getInitials(assignee)}</span>
            <span css={visuallyHiddenStyle}>{format(copy.row.assignee, { name: assignee })}</span>
          </span>
        )}
      </div>
    </li>
  );
}

/** The time that a sender has waited for a reply. Its style changes after one working day and after three. */
function Wait({ since }: { readonly since: string }) {
  const read = () => {
    const days = countWorkingDays(new Date(since), new Date());
    return days >= 3 ? 'longest' : days >= 1 ? 'long' : undefined;
  };
  const length = useSyncExternalStore(subscribeToClock, read, read);
  return (
    <span css={wait} data-wait={length}>
      <Timestamp at={since} as="wait" />
    </span>
  );
}

/** An empty inbox row that an inline script fills with data before React renders. */
export function EarlyConversationRow({
  copy,
}: {
  readonly copy: Pick<InboxListTexts, 'noSubject'>;
}) {
  const address = useEarlyRowLinkProps('/dashboard/inbox/');
  return (
    <li css={row}>
      <span css={selection}>
        <span css={arch} />
      </span>
      <a css={link} {...address}>
        <span css={oneLine} dir="auto" {...getEarlyRowFieldProps('name')} />
        <span css={subject} dir="auto">
          <span {...getEarlyRowFieldProps('subject')}>{copy.noSubject}</span>{' '}
          <span css={muted} aria-hidden="true">
            · <span {...getEarlyRowFieldProps('preview')} />
          </span>
        </span>
      </a>
    </li>
  );
}

const arch = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2.25rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  boxShadow: `0 0 0 1px ${color.onDeepClay}`,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.small,
});
const smallArch = css(arch, { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.6875rem' });
// The checkbox replaces the sender's initials while the pointer or focus is on them, or while it is checked.
const selection = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: minTouchTargetSize,
  cursor: 'pointer',
  '& > *': { gridArea: '1 / 1' },
  '& > span': { pointerEvents: 'none' },
  '& > input': { margin: 0 },
  '&:not(:hover, :focus-within) > input:not(:checked)': { opacity: 0 },
  '&:hover > span, &:focus-within > span, & > input:checked + span': { opacity: 0 },
  // On touch screens, a touch of the sender's initials selects the row, because hover does not exist.
  [media.print]: { '& > input': { display: 'none' } },
});
