import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { useId } from 'react';
import { addDays, type Day, formatDay } from '../../api/days.ts';
import { isSettled } from '../../api/is-settled.ts';
import { lateProjectsQuery } from '../../api/project-list.ts';
import { launchedProjectsQuery } from '../../api/projects.ts';
import type { ReportRow } from '../../api/reports.ts';
import { formatDuration } from '../../ui/formatters.ts';
import { isolate } from '../../ui/isolate.ts';
import { styles } from '../../ui/styles.ts';
import type { DayRange, ReportPeriod } from './report-period.ts';
import type { ReportCopy } from './reports-page.copy.en.ts';

interface ReportSummaryProps {
  readonly now: ReportRow | undefined;
  readonly before: ReportRow | undefined;
  readonly period: ReportPeriod;
  readonly copy: ReportCopy;
}

/** The totals of a report in full sentences. Readers can understand the report from this summary alone. */
export function ReportSummary({ now, before, period, copy }: ReportSummaryProps) {
  const { format, language } = useI18n();
  if (!now) return null;
  const { done, moved, answered, overdue, median_reply: reply } = now;
  return (
    <p>
      {format(copy.summary.done, { done, moved, answered })}{' '}
      {/* Before the previous period has loaded, an invisible sentence reserves the space. */}
      <span css={!before && styles.invisible}>
        {format(copy.summary.before[period], { done: (before ?? now).done })}
      </span>{' '}
      {reply !== null && format(copy.summary.reply, { time: formatDuration(language, reply) })}{' '}
      {format(copy.summary.overdue, { overdue })}
    </p>
  );
}

/** The projects that a report names. */
interface NamedProjects {
  readonly launched: readonly ListedProject[];
  readonly late: readonly ListedProject[];
  /** True if the projects have loaded or failed to load. Projects that appear later would move the report. */
  readonly areSettled: boolean;
}

/**
 * Loads the projects that went live in the report period, and those that are late now. The backend does not store
 * which projects were late earlier, so a report shows late projects only until a week after its end. The emailed report
 * has the same rule.
 */
export function useNamedProjects({ first, last }: DayRange, today: Day): NamedProjects {
  const isCurrent = first <= today && today <= addDays(last, 7);
  const launched = useQuery(launchedProjectsQuery(first, last));
  const late = useQuery({ ...lateProjectsQuery(), enabled: isCurrent });
  return {
    launched: launched.data ?? [],
    late: (isCurrent && late.data) || [],
    areSettled: isSettled(launched) && (!isCurrent || isSettled(late)),
  };
}

interface ReportProjectsProps {
  readonly projects: NamedProjects;
  readonly copy: ReportCopy;
}

/** Lists the projects that went live in the report period and, in a recent report, the late projects. */
export function ReportProjects({ projects: { launched, late }, copy }: ReportProjectsProps) {
  const { format, language } = useI18n();
  return (
    <>
      <ProjectList title={copy.launched} projects={launched} detail={() => ''} />
      <ProjectList
        title={copy.late}
        projects={late}
        detail={({ due_on }) =>
          due_on ? format(copy.due, { day: formatDay(language, due_on, 'medium') }) : ''
        }
      />
    </>
  );
}

interface ListedProject {
  readonly id: string;
  readonly title: string;
  readonly due_on: string | null;
}

interface ProjectListProps {
  readonly title: string;
  readonly projects: readonly ListedProject[];
  readonly detail: (project: ListedProject) => string;
}

function ProjectList({ title, projects, detail }: ProjectListProps) {
  const titleId = useId();
  if (projects.length === 0) return null;
  return (
    <section css={styles.tightStack} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul css={styles.tightList}>
        {projects.map((project) => (
          <li key={project.id}>
            <Link css={styles.wrappedLink} to={`/dashboard/projects/${project.id}`}>
              {isolate(project.title)}
            </Link>{' '}
            <span css={styles.smallMuted}>{detail(project)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
