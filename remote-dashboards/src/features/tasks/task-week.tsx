import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { media } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { addDays, type Day, formatDay } from '../../api/days.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { usePendingTaskChanges, weekQuery } from '../../api/tasks.ts';
import { earliestDay, latestDay } from '../../ui/parse-day.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { styles } from '../../ui/styles.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { planWeek } from './plan-week.ts';
import { TaskLimitNotice } from './task-limit-notice.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { useTaskChanges } from './use-task-changes.tsx';
import { WeekList } from './week-list.tsx';
import { WeekTable } from './week-table.tsx';

const bar = css(styles.row, { justifyContent: 'space-between' });
// The heading is above the two buttons on a phone.
const heading = css({ [media.phone]: { order: -1, flexBasis: '100%' } });

interface TaskWeekProps {
  /** The Monday of the displayed week. */
  readonly week: Day;
  readonly show: (week: Day) => void;
  readonly copy: TaskCopy;
}

/** The tasks of a week by person and day: a table on a desktop, and a list by day on small screens. */
export default function TaskWeek({ week, show, copy }: TaskWeekProps) {
  const { format, language } = useI18n();
  const isWide = useIsWide();
  const query = useQuery(weekQuery(week));
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const withOwnChanges = usePendingTaskChanges();
  const tasks = query.data?.tasks.map(withOwnChanges) ?? [];
  const { apply, notices } = useTaskChanges(tasks, copy);
  const plan = planWeek(tasks, week, colleagues, copy.unassigned);
  const day = (one: Day) => formatDay(language, one, 'short');
  /** Moves a task to a day, to an assignee, or to both. */
  const move = (
    id: string,
    to: { readonly due_on?: Day | null; readonly assignee?: string | null },
  ) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    const change = {
      ...(to.due_on !== undefined && to.due_on !== task.due_on ? { due_on: to.due_on } : {}),
      ...(to.assignee !== undefined && to.assignee !== task.assignee
        ? { assignee: to.assignee }
        : {}),
    };
    const { title } = task;
    const name = colleagues.find(({ staff_id }) => staff_id === to.assignee)?.name;
    const action =
      'assignee' in change
        ? name === undefined
          ? format(copy.unassignedNow, { title })
          : format(copy.assigned, { title, name })
        : change.due_on
          ? format(copy.dueMoved, { title, day: formatDay(language, change.due_on, 'due') })
          : format(copy.dueCleared, { title });
    if (Object.keys(change).length > 0) {
      void apply(id, { change, action, problems: copy.moveProblems });
    }
  };
  const view = { plan, colleagues, move, copy };
  return (
    <>
      <div css={bar}>
        <Button
          variant="secondary"
          disabled={week <= earliestDay}
          onClick={() => show(addDays(week, -7))}
        >
          {copy.weekBefore}
        </Button>
        <h2 css={heading} aria-live="polite">
          {day(week)} – {day(plan.days.at(-1) ?? week)}
        </h2>
        <Button
          variant="secondary"
          disabled={addDays(week, 7) > latestDay}
          onClick={() => show(addDays(week, 7))}
        >
          {copy.weekAfter}
        </Button>
      </div>
      {notices}
      <QueryBoundary
        query={query}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loading} rows={5} height="6rem" />}
      >
        {({ largest }) => (
          <>
            <TaskLimitNotice of={largest} copy={copy} />
            {isWide ? <WeekTable {...view} /> : <WeekList {...view} />}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
