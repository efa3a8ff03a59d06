import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import {
  lowScreenMedia,
  portalColumnsMedia,
  portalRailMedia,
} from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { useId } from 'react';
import { comparePlaces, moveBetween, type Task } from '../../api/tasks.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import type { Column } from './columns.ts';
import { createNamedChanges } from './create-named-changes.ts';
import { dropTaskInList } from './drag-task.ts';
import { TaskCard, type TaskCardProps } from './task-card.tsx';
import type { TaskTexts } from './tasks-page.copy.en.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useTaskChanges } from './use-task-changes.tsx';

const { color, fontSize, radius, space } = tokens;

const board = css({
  display: 'grid',
  gap: space.m,
  // Columns are side by side on wide screens. A board that is too wide scrolls horizontally.
  [portalColumnsMedia]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(16rem, 1fr)',
    alignItems: 'start',
    overflowX: 'auto',
    padding: '6px',
    margin: '-6px',
  },
});
const columnStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.sunken,
  '&[data-over]': { borderColor: color.river, boxShadow: `inset 0 0 0 2px ${color.river}` },
  // A long column of the task board scrolls below its heading, so that the page stays short.
  [portalRailMedia]: {
    gridTemplateRows: 'auto minmax(0, 1fr)',
    maxBlockSize: 'calc(100vh - 10.5rem)',
  },
  [lowScreenMedia]: { maxBlockSize: 'none' },
});
const cards = css(styles.denseList, {
  // The padding makes room for the focus rings of the cards, which the column would cut off.
  [portalRailMedia]: {
    margin: '-6px',
    padding: '6px',
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    scrollbarWidth: 'thin',
  },
});
const heading = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s,
  fontFamily: tokens.font.text,
  fontSize: fontSize.dense,
  fontWeight: 650,
});
const count = css({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', fontWeight: 400 });

interface TaskBoardProps {
  readonly tasks: readonly Task[];
  readonly columns: readonly Column[];
  /** Returns the assignee's name if the columns of the task board do not already show the name. */
  readonly assigneeOf?: (task: Task) => string | undefined;
  readonly copy: TaskTexts;
}

/**
 * The task board. Users move tasks between columns and in a column by drag and drop, or with the controls of a card.
 */
export function TaskBoard({ tasks, columns, assigneeOf, copy }: TaskBoardProps) {
  const { format, language } = useI18n();
  const { apply, notices } = useTaskChanges(tasks, copy);
  const keepFocus = useKeepFocus();
  const sorted = tasks.toSorted(comparePlaces);
  const changesOf = (task: Task) => createNamedChanges(task, { copy, format, language });
  const move = async (id: string, column: Column) => {
    const task = tasks.find((one) => one.id === id);
    if (!task || column.holds(task)) return;
    await apply(id, changesOf(task).move(column));
  };
  /** Moves a task into a column so that `index` tasks are above it. */
  const place = async (id: string, column: Column, index: number) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    const inColumn = sorted.filter(column.holds);
    if (inColumn[index] === task) return;
    const others = inColumn.filter((one) => one !== task);
    const between = moveBetween(others[index - 1], others[index]);
    const position = { place: index + 1, count: others.length + 1 };
    await apply(id, changesOf(task).place(column, between, position));
  };
  return (
    <>
      {notices}
      <div css={board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            columns={columns}
            tasks={sorted.filter(column.holds)}
            move={move}
            place={place}
            keepFocus={keepFocus}
            assigneeOf={assigneeOf}
            copy={copy}
          />
        ))}
      </div>
    </>
  );
}

interface BoardColumnProps
  extends Pick<TaskBoardProps, 'tasks' | 'columns' | 'copy'>,
    Pick<TaskCardProps, 'move' | 'keepFocus'> {
  readonly column: Column;
  readonly place: (id: string, column: Column, index: number) => Promise<void>;
  readonly assigneeOf: TaskBoardProps['assigneeOf'];
}

function BoardColumn({
  column,
  columns,
  tasks,
  assigneeOf,
  move,
  place,
  keepFocus,
  copy,
}: BoardColumnProps) {
  const { language } = useI18n();
  const titleId = useId();
  return (
    <section
      css={columnStyle}
      aria-labelledby={titleId}
      {...dropTaskInList((id, index) => void place(id, column, index))}
    >
      <h2 css={heading} id={titleId}>
        {column.name} <span css={count}>{formatNumber(language, tasks.length)}</span>
      </h2>
      {tasks.length === 0 ? (
        <p css={styles.smallMuted}>{copy.noneHere}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
        <ul role="list" css={cards} aria-labelledby={titleId}>
          {tasks.map((task, index) => (
            <TaskCard
              key={task.id}
              task={task}
              columns={columns}
              assignee={assigneeOf?.(task)}
              move={move}
              up={index > 0 ? () => void place(task.id, column, index - 1) : undefined}
              down={
                index < tasks.length - 1 ? () => void place(task.id, column, index + 1) : undefined
              }
              keepFocus={keepFocus}
              copy={copy}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
