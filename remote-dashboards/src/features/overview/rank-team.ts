import type { ReportRow } from '../../api/reports.ts';
import type { Task } from '../../api/tasks.ts';

/** A row of the table “Team this week”. */
interface TeamRow extends ReportRow {
  readonly staff_id: string;
  /** The number of open tasks. Undefined if the loaded list of open tasks is incomplete. */
  readonly open: number | undefined;
}

interface RankedTeam {
  /** The staff, slowest first reply first and staff without numbers last. */
  readonly rows: readonly TeamRow[];
  /** The largest number of late tasks. Undefined if it is zero or several staff members have it. */
  readonly mostLate: number | undefined;
  /** The slowest median first reply in seconds. Undefined if fewer than two people replied or several are slowest. */
  readonly slowest: number | undefined;
}

const hasId = (row: ReportRow): row is ReportRow & { staff_id: string } => row.staff_id !== null;

/** Combines the team report with the open tasks, and finds the worst values. */
export function rankTeamMembers(
  report: readonly ReportRow[],
  openTasks: readonly Pick<Task, 'assignee'>[] | undefined,
): RankedTeam {
  const rows = report.filter(hasId).map((row) => ({
    ...row,
    open: openTasks?.filter(({ assignee }) => assignee === row.staff_id).length,
  }));
  // Do not sort by open tasks, because they load later and would move the rows.
  rows.sort((a, b) => (b.median_reply ?? -1) - (a.median_reply ?? -1) || b.overdue - a.overdue);
  const replies = rows.flatMap(({ median_reply }) => median_reply ?? []);
  return {
    rows,
    mostLate: findOnlyMaximum(rows.map(({ overdue }) => overdue)) || undefined,
    slowest: replies.length > 1 ? findOnlyMaximum(replies) : undefined,
  };
}

/** Returns the largest number, or undefined if the list contains it several times. */
function findOnlyMaximum(numbers: readonly number[]): number | undefined {
  const [largest, second] = numbers.toSorted((a, b) => b - a);
  return largest === second ? undefined : largest;
}
