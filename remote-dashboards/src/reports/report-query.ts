import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
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
      return await answerOf(backend.rpc('work_report', days));
    },
  });
}

/** Where a machine has none set, browsers reckon in UTC under a name that no database knows. */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? 'UTC' : zone;
}
