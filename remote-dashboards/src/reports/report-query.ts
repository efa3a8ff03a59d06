import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { maxRows, readAllRows } from '../data/list-page.ts';
import { signedInBackend } from '../data/signed-in-backend.ts';
import type { Span } from './period.ts';

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

/** What was done in some days, which begin where the reader is. */
export function reportQuery({ first, last }: Span) {
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
