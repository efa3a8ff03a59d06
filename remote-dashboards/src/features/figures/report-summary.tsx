import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { useId } from 'react';
import { formatDay } from '../../api/days.ts';
import { lateProjectsQuery, launchedProjectsQuery } from '../../api/projects.ts';
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
  const sentences = [
    format(copy.summary.done, { done, moved, answered }),
    before && format(copy.summary.before[period], { done: before.done }),
    reply !== null && format(copy.summary.reply, { time: formatDuration(language, reply) }),
    format(copy.summary.overdue, { overdue }),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

interface ReportProjectsProps {
  readonly span: DayRange;
  /**
   * True if the report period contains today. Late projects appear only then, because the backend does not store
   * which projects were late earlier.
   */
  readonly isCurrent: boolean;
  readonly copy: ReportCopy;
}

/** Lists the projects that went live in the report period. A current report also lists the late projects. */
export function ReportProjects({ span, isCurrent, copy }: ReportProjectsProps) {
  const { format, language } = useI18n();
  const { data: launched = [] } = useQuery(launchedProjectsQuery(span.first, span.last));
  const { data: late = [] } = useQuery({ ...lateProjectsQuery(), enabled: isCurrent });
  return (
    <>
      <ProjectList title={copy.launched} projects={launched} detail={() => ''} />
      {isCurrent && (
        <ProjectList
          title={copy.late}
          projects={late}
          detail={({ due_on }) =>
            due_on ? format(copy.due, { day: formatDay(language, due_on, 'medium') }) : ''
          }
        />
      )}
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
