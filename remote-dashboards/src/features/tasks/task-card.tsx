import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize, touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Select } from '@torsa/shared/ui/select-field';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { DueDay } from '../../ui/due-day.tsx';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { Column } from './columns.ts';
import { dragTask } from './drag-task.ts';
import { TaskLink } from './task-link.tsx';
import type { TaskTexts } from './tasks-page.copy.en.ts';
import type { KeepFocus } from './use-keep-focus.ts';

const { color, fontSize, radius, space } = tokens;

const card = css({
  display: 'grid',
  gap: space.xs,
  padding: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  cursor: 'grab',
  '&[data-held]': { opacity: 0.5 },
  // The line at which a dragged task will be dropped.
  '&[data-drop="before"]': { boxShadow: `0 -5px 0 -2px ${color.river}` },
  '&[data-drop="after"]': { boxShadow: `0 5px 0 -2px ${color.river}` },
});
const title = css(touchTargetLinkStyle, {
  inlineSize: '100%',
  color: color.text,
  fontSize: fontSize.dense,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s });
const select = css({
  flex: '1 1 8rem',
  inlineSize: 'auto',
  blockSize: minTouchTargetSize,
  fontSize: fontSize.small,
});

const step = css({
  flex: 'none',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-disabled]': { color: color.textMuted, opacity: 0.5, cursor: 'default' },
  [media.hover]: { '&:hover:not([aria-disabled])': { backgroundColor: color.sunken } },
});

export interface TaskCardProps {
  readonly task: Task;
  readonly columns: readonly Column[];
  /** The assignee's name, if the column of the task board does not show the name. */
  readonly assignee: string | undefined;
  readonly move: (id: string, column: Column) => Promise<void>;
  /** Moves the task up or down in its column. Undefined for the first or the last task. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  /** Returns a ref for a task's select element. When the card moves to another column, the ref restores the focus. */
  readonly keepFocus: KeepFocus;
  readonly copy: TaskTexts;
}

/**
 * A card on the task board. Mouse users drag the card. Keyboard and touch users move it to another column with a select
 * element, and in its column with two buttons.
 */
export function TaskCard(props: TaskCardProps) {
  const { task, columns, assignee, move, up, down, keepFocus, copy } = props;
  const { format } = useI18n();
  const today = useToday();
  const here = columns.find((column) => column.holds(task));
  return (
    <li css={card} {...dragTask(task.id)}>
      <p dir="auto">
        <TaskLink task={task.id} css={title} draggable={false}>
          {task.title}
        </TaskLink>
      </p>
      <div css={[styles.smallMutedWrapped, line]}>
        {task.project && (
          <Link css={styles.link} to={`/dashboard/projects/${task.project_id}`} dir="auto">
            {task.project.title}
          </Link>
        )}
        <p>
          {assignee && `${assignee} · `}
          <DueDay day={task.due_on} isLate={isLateTask(task, today)} terms={copy.words} />
        </p>
      </div>
      <div css={line}>
        <Select
          ref={keepFocus(task.id)}
          css={select}
          aria-label={format(copy.moveOf, { title: task.title })}
          value={here?.id ?? ''}
          values={columns.map(({ id }) => id)}
          nameOf={(one) => columns.find(({ id }) => id === one)?.name ?? ''}
          choose={(chosen) => {
            const to = columns.find(({ id }) => id === chosen);
            if (to) void move(task.id, to);
          }}
        />
        <Step press={up} label={format(copy.moveUp, { title: task.title })} arrow="↑" />
        <Step press={down} label={format(copy.moveDown, { title: task.title })} arrow="↓" />
      </div>
    </li>
  );
}

interface StepProps {
  readonly press: (() => void) | undefined;
  readonly label: string;
  readonly arrow: string;
}

/** A button that moves a card one position. At the end of the column it keeps the focus, but does nothing. */
function Step({ press, label, arrow }: StepProps) {
  return (
    <button
      type="button"
      css={step}
      aria-label={label}
      aria-disabled={!press || undefined}
      onClick={press}
    >
      {arrow}
    </button>
  );
}
