import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { DueDateText } from '../../ui/due-day.tsx';
import { getInitials } from '../../ui/initials.ts';
import { useToday } from '../../ui/use-today.ts';
import { TaskCardMenu, type TaskCardMenuProps } from './card-menu.tsx';
import { getTaskDragProps, taskCardAttribute } from './drag-task.ts';
import { RepeatingTaskIcon } from './repeat-sign.tsx';
import { TaskLink } from './task-link.tsx';
import type { CreateFocusKeepingRef } from './use-keep-focus.ts';

const { color, fontSize, radius, space } = tokens;

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${minTouchTargetSize}`,
  gridTemplateRows: '1fr auto',
  // The height of a card for a mouse: two lines of the title.
  minBlockSize: '4.5rem',
  paddingBlock: '0.1875rem',
  paddingInlineStart: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  cursor: 'grab',
  '&[data-held]': { opacity: 0.5 },
  '&:has(> [aria-current])': { borderColor: color.river },
  // The line that shows where a dragged task will land.
  '&[data-drop="before"]': { boxShadow: `0 -5px 0 -2px ${color.river}` },
  '&[data-drop="after"]': { boxShadow: `0 5px 0 -2px ${color.river}` },
});
const link = css({
  alignSelf: 'center',
  color: color.text,
  fontSize: fontSize.dense,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  '&:lang(bn)': { lineHeight: 1.35 },
  '&:focus-visible': { outline: 'none' },
  // The link covers the whole card.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.m },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
});
const title = css({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const facts = css({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.5ch',
  paddingInlineEnd: space.s,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  '& > span + span::before': { content: '"· "' },
  '& > *': { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
});
// This large factor truncates the project title instead of the due date.
const project = css({ '&&': { flexShrink: 1_000_000, minInlineSize: '2rem' } });
const avatar = css({
  '&&': { marginInlineStart: 'auto', flex: 'none' },
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlock: '-0.125rem',
  paddingInline: '0.125rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  color: color.onDeep,
  fontSize: '0.625rem',
  [media.print]: { printColorAdjust: 'exact' },
});

export interface TaskCardProps
  extends Pick<TaskCardMenuProps, 'up' | 'down' | 'actions' | 'openMenu' | 'copy'> {
  readonly task: Task;
  /** The assignee's name, unless the board's column already shows it. */
  readonly assignee: string | undefined;
  /** The position of the card in its column, from 1. */
  readonly place: number;
  /** The number of cards in the column. */
  readonly count: number;
  /** True if the Tab key reaches this card. Arrow keys reach the column's other cards. */
  readonly isCurrent: boolean;
  readonly makeCurrent: () => void;
  readonly isDragged: boolean;
  readonly drag: (id: string) => void;
  /** Returns a ref that keeps the focus on the card when it moves to another column. */
  readonly keepFocus: CreateFocusKeepingRef;
}

/** A card on the task board, which opens the task's sheet and moves by drag and drop, menu or keyboard. */
export function TaskCard(props: TaskCardProps) {
  const { task, assignee, place, count, isCurrent, makeCurrent, isDragged, drag, copy } = props;
  const { format } = useI18n();
  const today = useToday();
  const { onDragStart, ...draggable } = getTaskDragProps(task.id);
  return (
    <li
      ref={props.keepFocus(task.id)}
      css={card}
      {...{ [taskCardAttribute]: task.id }}
      {...draggable}
      data-held={isDragged ? '' : undefined}
      onDragStart={(event) => {
        onDragStart(event);
        drag(task.id);
      }}
      onFocus={makeCurrent}
    >
      <TaskLink
        task={task.id}
        css={link}
        draggable={false}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={format(copy.cardOf, { title: task.title, place, count })}
      >
        <span css={title} dir="auto">
          {task.title}
        </span>
      </TaskLink>
      <TaskCardMenu {...props} />
      <p css={facts}>
        <RepeatingTaskIcon repeats={task.repeats} copy={copy} />
        {task.project && (
          <span css={project} dir="auto">
            {task.project.title}
          </span>
        )}
        <DueDateText
          day={task.due_on}
          isLate={isLateTask(task, today)}
          isShort
          terms={copy.words}
        />
        {assignee && (
          <b css={avatar} role="img" aria-label={assignee} title={assignee}>
            {getInitials(assignee)}
          </b>
        )}
      </p>
    </li>
  );
}
