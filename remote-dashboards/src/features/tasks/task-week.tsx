import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { addDays, type CalendarDay, formatDay } from '../../api/days.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { usePendingTaskChanges, weekPlanTasksQuery } from '../../api/tasks.ts';
import { earliestAllowedDate, latestAllowedDate } from '../../ui/parse-day.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import { CalendarPeriodBar } from './period-bar.tsx';
import { planTaskWeek } from './plan-week.ts';
import { TaskLimitNotice } from './task-limit-notice.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import { useTaskChanges } from './use-task-changes.tsx';
import type { WeekViewProps } from './week-entry.tsx';
import { TaskWeekList } from './week-list.tsx';
import { TaskWeekTable } from './week-table.tsx';

interface TaskWeekProps {
  /** The Monday of the displayed week. */
  readonly week: CalendarDay;
  readonly show: (week: CalendarDay) => void;
  readonly copy: TasksPageTexts;
}

/** A week's tasks by person and day: a table on a desktop, or a list on small screens. */
export default function TaskWeek({ week, show, copy }: TaskWeekProps) {
  const { format, language } = useI18n();
  const isWide = useIsWideScreen();
  const query = useQuery(weekPlanTasksQuery(week));
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const withOwnChanges = usePendingTaskChanges();
  const tasks = query.data?.tasks.map(withOwnChanges) ?? [];
  const { apply, notices } = useTaskChanges(tasks, copy);
  const plan = planTaskWeek(tasks, week, colleagues, copy.unassigned);
  const day = (one: CalendarDay) => formatDay(language, one, 'short');
  /** Changes a task's due date, assignee, or both. */
  const move: WeekViewProps['move'] = (id, to) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    const { due_on = task.due_on, assignee = task.assignee } = to;
    const isSameDay = due_on === task.due_on;
    const isSamePerson = assignee === task.assignee;
    if (isSameDay && isSamePerson) return;
    const named = createTaskChangesWithToasts(task, { copy, format, language });
    const colleague = colleagues.find(({ staff_id }) => staff_id === assignee);
    const planned = () => {
      if (isSamePerson) return named.setDue(due_on);
      return isSameDay || due_on === null ? named.assign(colleague) : named.plan(due_on, colleague);
    };
    void apply(id, { ...planned(), problems: copy.moveProblems });
  };
  const view = { plan, colleagues, move, copy };
  return (
    <>
      <CalendarPeriodBar
        title={`${day(week)} – ${day(plan.days.at(-1) ?? week)}`}
        previous={copy.weekBefore}
        next={copy.weekAfter}
        isFirst={week <= earliestAllowedDate}
        isLast={addDays(week, 7) > latestAllowedDate}
        step={(by) => show(addDays(week, 7 * by))}
      />
      {notices}
      <QueryBoundary
        query={query}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loading} rows={5} height="6rem" />}
      >
        {({ largest }) => (
          <>
            <TaskLimitNotice of={largest} copy={copy} />
            {isWide ? <TaskWeekTable {...view} /> : <TaskWeekList {...view} />}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
