import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import { formatDay } from '../../api/days.ts';
import { type WorkStatistics as WorkFiguresRow, workStatisticsQuery } from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { useToday } from '../../ui/use-today.ts';
import { StatisticsList } from './figure-list.tsx';
import type { OverviewTexts } from './overview.copy.en.ts';

// Reserves one line, so that nothing moves when the text loads.
const wrapper = css({ minBlockSize: '1lh', overflowWrap: 'anywhere' });

interface WorkFiguresProps {
  readonly copy: OverviewTexts;
}

/** The numbers of projects and tasks, and a sentence about late tasks. */
export function WorkStatisticsList({ copy }: WorkFiguresProps) {
  const { format, language } = useI18n();
  const { data } = useQuery(workStatisticsQuery(useToday()));
  const { work } = copy;
  const figure = (words: IcuMessage<'count'>, value: number | undefined, page: string) => ({
    value: value === undefined ? '–' : formatNumber(language, value),
    words: format(words, { count: value ?? 0 }),
    page,
  });
  const running = data && data.planned + data.designing + data.building + data.in_review;
  return (
    <>
      <StatisticsList
        label={work.label}
        figures={[
          figure(work.running, running, '/dashboard/projects?show=running'),
          figure(work.lateProjects, data?.late_projects, '/dashboard/projects?show=late'),
          figure(work.lateTasks, data?.late_tasks, '/dashboard/tasks?who=everyone&show=late'),
          figure(work.myTasks, data?.my_tasks, '/dashboard/tasks'),
        ]}
      />
      <p css={wrapper}>{data && <LateTasksSentence figures={data} copy={work} />}</p>
    </>
  );
}

interface LateTasksProps {
  readonly figures: WorkFiguresRow;
  readonly copy: OverviewTexts['work'];
}

/** A sentence with the title of the oldest late task. */
export function LateTasksSentence({ figures, copy }: LateTasksProps) {
  const { format, language } = useI18n();
  const { latest_task: task, latest_project_title: project } = figures;
  if (figures.late_tasks === 0) return copy.nothingLate;
  return format(copy.late, {
    count: figures.late_tasks,
    task: project ? format(copy.taskOf, { task, project }) : `“${task}”`,
    day: formatDay(language, figures.latest_due, 'medium'),
  });
}
