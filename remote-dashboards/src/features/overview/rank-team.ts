import type { ReportRow } from '../../api/reports.ts';
import type { Task } from '../../api/tasks.ts';

/** One staff member of the table “Team this week”. */
interface TeamRow extends ReportRow {
  readonly staff_id: string;
  /** Number of open tasks. Undefined if the list of open tasks is incomplete. */
  readonly open: number | undefined;
}

interface RankedTeam {
  /** The slowest first reply is first, then the most late tasks. Staff without figures are last. */
  readonly rows: readonly TeamRow[];
  /** The largest number of late tasks. Undefined if no task is late. */
  readonly mostLate: number | undefined;
  /** The slowest median first reply in seconds. Undefined if fewer than two staff members replied. */
  readonly slowest: number | undefined;
}

const hasId = (row: ReportRow): row is ReportRow & { staff_id: string } => row.staff_id !== null;

/** Combines the report with the open tasks, and finds the worst values. */
export function rankTeam(
  report: readonly ReportRow[],
  openTasks: readonly Pick<Task, 'assignee'>[] | undefined,
): RankedTeam {
  const rows = report.filter(hasId).map((row) => ({
    ...row,
    open: openTasks?.filter(({ assignee }) => assignee === row.staff_id).length,
  }));
  // The open tasks do not affect the order, because they load later and rows must not move then.
  rows.sort((a, b) => (b.median_reply ?? -1) - (a.median_reply ?? -1) || b.overdue - a.overdue);
  const late = Math.max(0, ...rows.map(({ overdue }) => overdue));
  const replies = rows.flatMap(({ median_reply }) => median_reply ?? []);
  return {
    rows,
    mostLate: late || undefined,
    slowest: new Set(replies).size > 1 ? Math.max(...replies) : undefined,
  };
}
