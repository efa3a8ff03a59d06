import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import {
  lowScreenMedia,
  portalColumnsMedia,
  portalRailMedia,
} from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { Colleague } from '../../api/people.ts';
import {
  compareTaskPositions,
  moveTaskBetween,
  type OlderTaskSelection,
  type Task,
  usePendingTaskChanges,
} from '../../api/tasks.ts';
import type { QuickTaskForm } from '../../app/quick-task-form.tsx';
import { formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { AddTaskRow } from './add-task-row.tsx';
import { createBoardKeyHandler } from './board-keys.ts';
import type { OpenTaskCardMenu } from './card-menu.tsx';
import type { TaskBoardColumn } from './columns.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import { getTaskListDropProps, taskCardAttribute, useDraggedTask } from './drag-task.ts';
import { TaskCard, type TaskCardProps } from './task-card.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFocusKeepingRefs } from './use-keep-focus.ts';
import { type OlderTasks, useOlderTasks } from './use-older-tasks.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTaskChanges } from './use-task-changes.tsx';

const { color, fontSize, radius, space } = tokens;

const board = css({
  display: 'grid',
  gap: space.m,
  // On wide screens, columns are side by side, and a board that is too wide scrolls horizontally.
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
  // A long column scrolls below its heading, so that the page stays short.
  [portalRailMedia]: {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxBlockSize: 'calc(100vh - 10.5rem)',
  },
  [lowScreenMedia]: { maxBlockSize: 'none' },
});
const cards = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  '& > button': { justifySelf: 'start' },
  // This padding keeps the focus rings of the cards visible at the column's edge.
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
const countStyle = css({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export interface TaskBoardProps {
  readonly tasks: readonly Task[];
  readonly columns: readonly TaskBoardColumn[];
  /** The selection of older finished tasks that the user can load. Undefined if the board has no such column. */
  readonly older: OlderTaskSelection | undefined;
  /** The project ID of each task that the user adds, or an empty text. */
  readonly project: string;
  readonly colleagues: readonly Colleague[];
  /** The form that adds a task to a column. */
  readonly Form: typeof QuickTaskForm;
  readonly copy: TasksPageTexts;
}

/** The task board. Tasks move between and within columns by drag and drop, by menu, or by Shift with an arrow key. */
export function TaskBoard(props: TaskBoardProps) {
  const { tasks: recent, columns, project, colleagues, Form, copy } = props;
  const { format, language } = useI18n();
  const withOwnChanges = usePendingTaskChanges();
  const older = useOlderTasks(props.older);
  const olderTasks = older.tasks
    .filter(({ id }) => recent.every((one) => one.id !== id))
    .map(withOwnChanges);
  const tasks = [...recent, ...olderTasks];
  // Older tasks are at the end of the column. They can move to another column, but cannot be sorted.
  const isOlder = (task: Task) => task.state === 'done' && olderTasks.includes(task);
  const sorted = [
    ...tasks.filter((task) => !isOlder(task)).toSorted(compareTaskPositions),
    ...olderTasks.filter(isOlder),
  ];
  const { apply, notices } = useTaskChanges(tasks, copy);
  const { remove } = useTaskActions(copy);
  const keepFocus = useFocusKeepingRefs();
  const openMenu = useRef<OpenTaskCardMenu>(undefined);
  useEffect(() => {
    if (tasks.every(({ id }) => id !== openMenu.current?.id)) openMenu.current = undefined;
  });
  const [dragged, drag] = useDraggedTask();
  const changesOf = (task: Task) => createTaskChangesWithToasts(task, { copy, format, language });
  /** Moves a task into a column, below `index` other tasks. */
  const place = async (id: string, column: TaskBoardColumn, index: number) => {
    const task = tasks.find((one) => one.id === id);
    if (!task || (isOlder(task) && column.holds(task))) return;
    const inColumn = sorted.filter((one) => column.holds(one) && !isOlder(one));
    if (inColumn[index] === task) return;
    const others = inColumn.filter((one) => one !== task);
    const above = Math.min(index, others.length);
    const between = moveTaskBetween(others[above - 1], others[above]);
    const position = { place: above + 1, count: others.length + 1 };
    await apply(id, changesOf(task).place(column, between, position));
  };
  const moveByKey = (id: string, columnStep: number, rowStep: number) => {
    const task = tasks.find((one) => one.id === id);
    const from = columns.findIndex((one) => task && one.holds(task));
    const to = columns[from + columnStep];
    if (!task || from < 0 || !to) return;
    if (rowStep === 0) return void apply(id, changesOf(task).move(to));
    const inColumn = sorted.filter(to.holds);
    const index = inColumn.indexOf(task) + rowStep;
    if (index >= 0 && index < inColumn.length) void place(id, to, index);
  };
  return (
    <>
      {notices}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key presses bubble from the cards inside */}
      <div css={board} onKeyDown={createBoardKeyHandler(moveByKey)}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            tasks={sorted.filter(column.holds)}
            older={column.id === 'done' ? older : undefined}
            isOlder={isOlder}
            place={place}
            nameOf={(task) =>
              'assignee' in column.change
                ? undefined
                : colleagues.find(({ staff_id }) => staff_id === task.assignee)?.name
            }
            project={project}
            Form={Form}
            actions={{ apply, remove, colleagues }}
            openMenu={openMenu}
            dragged={dragged}
            drag={drag}
            keepFocus={keepFocus}
            copy={copy}
          />
        ))}
      </div>
    </>
  );
}

interface BoardColumnProps
  extends Pick<TaskBoardProps, 'project' | 'Form' | 'copy'>,
    Pick<TaskCardProps, 'actions' | 'openMenu' | 'drag' | 'keepFocus'> {
  readonly column: TaskBoardColumn;
  /** The tasks of the column, with the older finished tasks at the end. */
  readonly tasks: readonly Task[];
  readonly older: OlderTasks | undefined;
  readonly isOlder: (task: Task) => boolean;
  readonly place: (id: string, column: TaskBoardColumn, index: number) => Promise<void>;
  /** Returns the assignee's name, unless the board's columns already show it. */
  readonly nameOf: (task: Task) => string | undefined;
  readonly dragged: string | undefined;
}

function BoardColumn(props: BoardColumnProps) {
  const { column, tasks, older, isOlder, place, nameOf, dragged, project, Form, copy, ...card } =
    props;
  const { format, language } = useI18n();
  const titleId = useId();
  const [current, setCurrent] = useState<string>();
  const [first] = tasks;
  const currentId = tasks.some(({ id }) => id === current) ? current : first?.id;
  const focusProps = useFocusAfterRemoval<HTMLDivElement>(tasks, taskCardAttribute);
  const count = tasks.length;
  const movable = tasks.filter((task) => !isOlder(task)).length;
  const hidden = older?.hidden ?? 0;
  return (
    <section
      css={columnStyle}
      aria-labelledby={titleId}
      {...getTaskListDropProps((id, index) => void place(id, column, index))}
    >
      <h2 css={heading} id={titleId}>
        {column.name}{' '}
        <span css={countStyle}>
          {hidden > 0
            ? format(copy.partOf, { shown: count, total: count + hidden })
            : formatNumber(language, count)}
        </span>
      </h2>
      <div css={cards} {...focusProps}>
        {count === 0 ? (
          <p css={portalStyles.smallMuted}>{copy.noneHere}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
          <ul role="list" css={portalStyles.denseList} aria-labelledby={titleId}>
            {tasks.map((task, index) => {
              const step = (to: number) =>
                index < movable && to >= 0 && to < movable
                  ? () => void place(task.id, column, to)
                  : undefined;
              return (
                <TaskCard
                  key={task.id}
                  {...card}
                  task={task}
                  assignee={nameOf(task)}
                  place={index + 1}
                  count={count}
                  isCurrent={task.id === currentId}
                  makeCurrent={() => setCurrent(task.id)}
                  isDragged={task.id === dragged}
                  up={step(index - 1)}
                  down={step(index + 1)}
                  copy={copy}
                />
              );
            })}
          </ul>
        )}
        {older?.isError && (
          <p role="alert" css={portalStyles.late}>
            {copy.reading.problems.unavailable}
          </p>
        )}
        {hidden > 0 && (
          <Button variant="quiet" busy={older?.isLoading === true} onClick={older?.showMore}>
            {copy.showOlder}
          </Button>
        )}
      </div>
      <AddTaskRow column={column} titleId={titleId} project={project} Form={Form} copy={copy} />
    </section>
  );
}
