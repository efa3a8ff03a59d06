import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import type { Day } from './days.ts';
import { maxRows, readAllRows } from './list-page.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** What was done, of all that the caller may see where there is no ID, or by one of the staff. */
export interface ReportRow {
  readonly staff_id: string | null;
  readonly name: string;
  readonly moved: number;
  readonly done: number;
  readonly overdue: number;
  readonly answered: number;
  /** In seconds; null where nothing was answered. */
  readonly median_reply: number | null;
}

/** The work from the first to the last day. Days start at midnight in the reader's time zone. */
export function reportQuery(first: Day, last: Day) {
  return queryOptions({
    queryKey: ['report', first, last],
    queryFn: async (): Promise<readonly ReportRow[]> => {
      const backend = await signedInBackend();
      const days = { first_day: first, last_day: last, zone: zoneHere() };
      const report = () => backend.rpc('work_report', days);
      const rows = await answerOf(report());
      if (rows.length < maxRows) return rows;
      // The row of all together has no ID, and is the first one.
      const people = await readAllRows<ReportRow>((after) =>
        answerOf(
          report()
            .gt('staff_id', after?.staff_id ?? '')
            .order('staff_id')
            .limit(maxRows),
        ),
      );
      return [...rows.slice(0, 1), ...people];
    },
  });
}

/** Where a machine has none set, browsers reckon in UTC under a name that no database knows. */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? 'UTC' : zone;
}
