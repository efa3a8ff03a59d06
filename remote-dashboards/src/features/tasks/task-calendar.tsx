import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { formatDay } from '../../api/days.ts';
import { taskCalendarQuery, usePendingTaskChanges } from '../../api/tasks.ts';
import { addMonths, listWeeksOfMonth } from '../../ui/month.ts';
import { earliestAllowedDate, latestAllowedDate } from '../../ui/parse-day.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { useToday } from '../../ui/use-today.ts';
import { listCalendarEntries } from './calendar-entries.ts';
import { CalendarList } from './calendar-list.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarPeriodBar } from './period-bar.tsx';
import { TaskLimitNotice } from './task-limit-notice.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

interface TaskCalendarProps {
  /** The displayed month, such as `2026-11`. */
  readonly month: string;
  readonly show: (month: string) => void;
  readonly copy: TasksPageTexts;
}

/** The calendar of due dates: a month grid on a desktop, or a list on a phone. */
export function TaskCalendar({ month, show, copy }: TaskCalendarProps) {
  const { language } = useI18n();
  const isWide = useIsWideScreen();
  const weeks = listWeeksOfMonth(month);
  const first = weeks[0]?.[0] ?? `${month}-01`;
  const last = weeks.at(-1)?.at(-1) ?? first;
  const query = useQuery(taskCalendarQuery(first, last));
  const today = useToday();
  const withOwnChanges = usePendingTaskChanges();
  const nameOf = (one: string) => formatDay(language, `${one}-01`, 'month');
  const title = nameOf(month);
  return (
    <>
      <CalendarPeriodBar
        title={title}
        previous={nameOf(addMonths(month, -1))}
        next={nameOf(addMonths(month, 1))}
        isFirst={earliestAllowedDate.startsWith(month)}
        isLast={latestAllowedDate.startsWith(month)}
        step={(by) => show(addMonths(month, by))}
      />
      <QueryBoundary
        query={query}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loading} rows={5} height="6rem" />}
      >
        {({ tasks, projects }) => {
          const withPending = { tasks: tasks.map(withOwnChanges), projects };
          const entries = listCalendarEntries(withPending, today, copy);
          return (
            <>
              <TaskLimitNotice of={Math.max(tasks.length, projects.length)} copy={copy} />
              {isWide ? (
                <CalendarMonth
                  weeks={weeks}
                  month={month}
                  caption={title}
                  today={today}
                  entries={entries}
                  copy={copy}
                />
              ) : (
                <CalendarList
                  entries={entries.filter(({ day }) => day.startsWith(month))}
                  today={today}
                  copy={copy}
                />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}
