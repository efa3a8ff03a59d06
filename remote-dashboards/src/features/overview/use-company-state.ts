import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { inboxQuery } from '../../api/conversations.ts';
import { getMondayOfWeek } from '../../api/days.ts';
import { getTodayInOfficeTimeZone } from '../../api/figure-period.ts';
import { defaultInboxFilter } from '../../api/inbox-filter.ts';
import {
  recentEnquiryAndSignUpCountsQuery,
  teamTotalsByPeriodQuery,
  workStatisticsQuery,
} from '../../api/reports.ts';
import { getWaitingDays } from '../../ui/format-time.ts';
import { useToday } from '../../ui/use-today.ts';
import type { CompanySummaryNumbers } from './company-summary.ts';

/** The number of weeks in the small line charts. */
const shownWeeks = 8;

/** Loads the data of the founder's Overview card. A value is undefined if it is loading or unavailable. */
export function useCompanySummaryData() {
  const today = useToday();
  const monday = getMondayOfWeek(today);
  const { data: work } = useQuery(workStatisticsQuery(today));
  const { data: counts } = useQuery(
    recentEnquiryAndSignUpCountsQuery(7, useToday(getTodayInOfficeTimeZone)),
  );
  const { data: weeks } = useQuery(teamTotalsByPeriodQuery('week', monday, shownWeeks));
  const [lastWeek, week] = weeks?.slice(-2) ?? [];
  const waiting = useInfiniteQuery(inboxQuery(defaultInboxFilter, undefined)).data?.pages[0];
  const first = waiting?.[0];
  const summary: CompanySummaryNumbers | undefined = work &&
    waiting &&
    week &&
    lastWeek && {
      runningProjects: work.planned + work.designing + work.building + work.in_review,
      lateProjects: work.late_projects,
      lateTasks: work.late_tasks,
      waiting: first && {
        name: first.name,
        days: getWaitingDays(first.waiting_since ?? first.last_message_at),
      },
      reply: { now: week.median_reply, before: lastWeek.median_reply },
    };
  return { work, counts, weeks, week, lastWeek, summary };
}

export type CompanySummaryData = ReturnType<typeof useCompanySummaryData>;
