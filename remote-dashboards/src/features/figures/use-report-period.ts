import { useSearchParams } from '@torsa/shared/router';
import { useToday } from '../../ui/use-today.ts';
import { parseReportPeriod } from './report-period.ts';

/** Returns the report period of the URL, and the current date. */
export function useReportPeriod() {
  const [search] = useSearchParams();
  const today = useToday();
  return { ...parseReportPeriod(search, today), today };
}
