import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { useId } from 'react';
import { type CalendarDay, formatDay } from '../../api/days.ts';
import { isQuerySettled } from '../../api/is-settled.ts';
import { launchedProjectsQuery } from '../../api/projects.ts';
import {
  type LateOrUpcomingWorkRow,
  lateAndUpcomingWorkQuery,
  type ReportRow,
} from '../../api/reports.ts';
import { formatDuration } from '../../ui/formatters.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { portalStyles } from '../../ui/styles.ts';
import { truncateQuotation } from '../../ui/truncate.ts';
import type { ReportDayRange, ReportPeriod } from './report-period.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';

interface ReportSummaryProps {
  readonly now: ReportRow | undefined;
  readonly before: ReportRow | undefined;
  readonly period: ReportPeriod;
  readonly copy: ReportsPageTexts;
}

/** The totals of a report as sentences, as a summary of the tables. */
export function ReportSummary({ now, before, period, copy }: ReportSummaryProps) {
  const { format, language } = useI18n();
  if (!now) return null;
  const { done, moved, answered, overdue, median_reply: reply } = now;
  return (
    <p>
      {format(copy.summary.done, { done, moved, answered })}{' '}
      {/* Before the previous period has loaded, an invisible sentence reserves the space. */}
      <span css={!before && portalStyles.invisible}>
        {format(copy.summary.before[period], { done: (before ?? now).done })}
      </span>{' '}
      {reply !== null && format(copy.summary.reply, { time: formatDuration(language, reply) })}{' '}
      {format(copy.summary.overdue, { overdue })}
    </p>
  );
}

/** The projects that a report lists by name. */
interface NamedProjects {
  readonly launched: readonly ListedProject[];
  readonly outlook: readonly LateOrUpcomingWorkRow[];
  /** True if the projects have loaded or failed, because late projects would move the report. */
  readonly areSettled: boolean;
}

/** Loads the projects that were launched in the report period, the late projects, and the next due work. */
export function useReportProjects(
  period: ReportPeriod,
  { first, last }: ReportDayRange,
): NamedProjects {
  const launched = useQuery(launchedProjectsQuery(first, last));
  const outlook = useQuery(lateAndUpcomingWorkQuery(period, first));
  return {
    launched: launched.data ?? [],
    outlook: outlook.data ?? [],
    areSettled: isQuerySettled(launched) && isQuerySettled(outlook),
  };
}

interface ReportProjectsProps {
  readonly projects: NamedProjects;
  readonly period: ReportPeriod;
  readonly copy: ReportsPageTexts;
}

/**
 * The list of projects launched in the report period. A recent report also lists late projects with reasons, and the
 * next due work.
 */
export function ReportProjectList({
  projects: { launched, outlook },
  period,
  copy,
}: ReportProjectsProps) {
  const { format, language } = useI18n();
  const day = (due: CalendarDay) => formatDay(language, due, 'medium');
  const describeLate = ({ due_on, cause, reason_en, reason_bn }: LateOrUpcomingWorkRow) => {
    const translated = language === 'bn' ? reason_bn : reason_en;
    // Use the reason in the other language if the page's language has none.
    const reason = isolateTextDirection(
      truncateQuotation(translated.trim() || reason_en.trim() || reason_bn.trim()),
    );
    return [
      due_on === null ? '' : `${format(copy.due, { day: day(due_on) })}.`,
      cause === null ? copy.causes.none : format(copy.causes[cause], { reason }),
    ].join(' ');
  };
  const describeNext = ({ due_on, tasks }: LateOrUpcomingWorkRow) =>
    [
      due_on === null ? '' : format(copy.next.due, { day: day(due_on) }),
      tasks === 0 ? '' : format(copy.next.tasks, { tasks }),
    ]
      .filter(Boolean)
      .join(' · ');
  const list = (
    section: LateOrUpcomingWorkRow['section'],
    describe: (row: LateOrUpcomingWorkRow) => string,
  ) => {
    const rows = outlook.filter((row) => row.section === section);
    return {
      projects: rows.map((row) => ({
        id: row.project_id,
        title: row.project_id === null ? copy.noProject : row.title,
        detail: describe(row),
      })),
      missing: (rows[0]?.section_count ?? 0) - rows.length,
    };
  };
  return (
    <>
      <ProjectList title={copy.launched} projects={launched} missing={0} copy={copy} />
      <ProjectList title={copy.late} {...list('late', describeLate)} copy={copy} />
      <ProjectList title={copy.next.title[period]} {...list('next', describeNext)} copy={copy} />
    </>
  );
}

interface ListedProject {
  readonly id: string | null;
  readonly title: string;
  readonly detail?: string;
}

interface ProjectListProps {
  readonly title: string;
  readonly projects: readonly ListedProject[];
  /** The number of projects that are not listed. */
  readonly missing: number;
  readonly copy: ReportsPageTexts;
}

function ProjectList({ title, projects, missing, copy }: ProjectListProps) {
  const { format } = useI18n();
  const titleId = useId();
  if (projects.length === 0) return null;
  return (
    <section css={portalStyles.tightStack} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul css={portalStyles.tightList}>
        {projects.map((project) => (
          <li key={project.id}>
            {project.id === null ? (
              project.title
            ) : (
              <Link css={portalStyles.wrappedLink} to={`/dashboard/projects/${project.id}`}>
                {isolateTextDirection(project.title)}
              </Link>
            )}{' '}
            <span css={portalStyles.smallMuted}>{project.detail}</span>
          </li>
        ))}
        {missing > 0 && (
          <li css={portalStyles.smallMuted}>{format(copy.moreProjects, { missing })}</li>
        )}
      </ul>
    </section>
  );
}
