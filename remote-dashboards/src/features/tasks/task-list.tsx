import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { type ReactNode, useId } from 'react';
import { colleaguesQuery } from '../../api/people.ts';
import { projectTitlesQuery } from '../../api/projects.ts';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { SwipeArea } from '../../ui/swipe-area.tsx';
import { useToday } from '../../ui/use-today.ts';
import { getTaskGroup, type TaskGroup, taskGroups } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFocusKeepingRefs } from './use-keep-focus.ts';
import { useTaskChanges } from './use-task-changes.tsx';
import { useTaskSwipeActions } from './use-task-swipes.ts';

const { color, font, fontSize, space } = tokens;

const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '2rem',
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: 650,
});
const lateHeading = css(heading, { color: color.danger });
// Cut off a swiped row's labels, but not its focus ring.
const list = css(portalStyles.list, { overflowX: 'clip', overflowClipMargin: '4px' });
const count = css({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', fontWeight: 400 });

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly showsOnlyLate: boolean;
  /** Removes the filter that shows only late tasks. */
  readonly showAll: () => void;
  readonly copy: TasksPageTexts;
}

/** The task list, grouped by due date with late tasks first. */
export function TaskList({ tasks, showsOnlyLate, showAll, copy }: TaskListProps) {
  const { format } = useI18n();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: projects = [] } = useQuery(projectTitlesQuery);
  const today = useToday();
  const { apply, notices } = useTaskChanges(tasks, copy);
  const keepFocus = useFocusKeepingRefs();
  const swipesOf = useTaskSwipeActions(tasks, today, apply, copy);
  const shown = showsOnlyLate ? tasks.filter((task) => isLateTask(task, today)) : tasks;
  return (
    <>
      {notices}
      {showsOnlyLate && (
        <div css={portalStyles.row}>
          <p role="status">{format(copy.lateCount, { count: shown.length })}</p>
          <Button variant="quiet" onClick={showAll}>
            {copy.clearLate}
          </Button>
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState>{showsOnlyLate ? copy.noneLate : copy.noneInList}</EmptyState>
      )}
      <SwipeArea actionsOf={swipesOf}>
        {taskGroups.map((group) => {
          const inGroup = shown.filter((task) => getTaskGroup(task, today) === group);
          return (
            inGroup.length > 0 && (
              <Group key={group} group={group} tasks={inGroup} copy={copy}>
                {inGroup.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    colleagues={colleagues}
                    projects={projects}
                    today={today}
                    apply={apply}
                    keepFocus={keepFocus}
                    copy={copy}
                  />
                ))}
              </Group>
            )
          );
        })}
      </SwipeArea>
    </>
  );
}

interface GroupProps {
  readonly group: TaskGroup;
  readonly tasks: readonly Task[];
  readonly copy: TasksPageTexts;
  readonly children: ReactNode;
}

function Group({ group, tasks, copy, children }: GroupProps) {
  const focusProps = useFocusAfterRemoval<HTMLUListElement>(tasks, 'data-row');
  const { language } = useI18n();
  const titleId = useId();
  const title = (
    <h2 css={group === 'late' ? lateHeading : heading} id={titleId}>
      {copy.groups[group]} <span css={count}>{formatNumber(language, tasks.length)}</span>
    </h2>
  );
  const rows = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
    <ul {...focusProps} role="list" css={list} aria-labelledby={titleId}>
      {children}
    </ul>
  );
  return (
    <section aria-labelledby={titleId}>
      {group === 'done' ? (
        <details>
          <summary css={portalStyles.summary}>{title}</summary>
          {rows}
        </details>
      ) : (
        <>
          {title}
          {rows}
        </>
      )}
    </section>
  );
}
