import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { formatDay } from '../../api/days.ts';
import { getOfficeToday } from '../../api/figure-period.ts';
import { stages } from '../../api/projects.ts';
import { recentCountsQuery, workFiguresQuery } from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { useToday } from '../../ui/use-today.ts';
import { FigureList } from './figure-list.tsx';
import type { OverviewCopy } from './overview.copy.en.ts';

// Reserves one line, so that the content does not move when the text loads.
const wrapper = css({ minBlockSize: '1lh', overflowWrap: 'anywhere' });

const lastWeek = '/founder-dashboard/analytics?days=7';

interface WorkFiguresProps {
  /** True for the founder, who also sees the number of projects per stage, and last week's enquiries and sign-ups. */
  readonly byStage: boolean;
  readonly copy: OverviewCopy;
}

/** The numbers of projects and tasks, and a sentence about late tasks. */
export function WorkFigures({ byStage, copy }: WorkFiguresProps) {
  const { format, language } = useI18n();
  const { data } = useQuery(workFiguresQuery(useToday()));
  const { data: newcomers } = useQuery({
    ...recentCountsQuery(7, useToday(getOfficeToday)),
    enabled: byStage,
  });
  const { work, projectTerms } = copy;
  const show = (value: number | undefined) =>
    value === undefined ? '–' : formatNumber(language, value);
  const running = data && data.planned + data.designing + data.building + data.in_review;
  return (
    <>
      <FigureList
        label={work.label}
        figures={[
          ...(byStage
            ? []
            : [{ value: show(running), words: work.running, page: '/dashboard/projects' }]),
          {
            value: show(data?.late_projects),
            words: work.lateProjects,
            page: '/dashboard/projects?show=late',
          },
          {
            value: show(data?.late_tasks),
            words: work.lateTasks,
            page: '/dashboard/tasks?view=person',
          },
          ...(byStage
            ? [
                { value: show(newcomers?.enquiries), words: work.enquiries, page: lastWeek },
                { value: show(newcomers?.signUps), words: work.signUps, page: lastWeek },
              ]
            : [{ value: show(data?.my_tasks), words: work.myTasks, page: '/dashboard/tasks' }]),
        ]}
      />
      {byStage && (
        <FigureList
          isClose
          label={work.stages}
          figures={stages.map((stage) => ({
            value: show(data?.[stage]),
            words: projectTerms.stages[stage],
            page: `/dashboard/projects?show=${stage}`,
          }))}
        />
      )}
      <p css={wrapper}>
        {data &&
          (data.late_tasks === 0
            ? work.nothingLate
            : format(work.late, {
                count: data.late_tasks,
                task: data.latest_task,
                project: data.latest_project_title,
                day: formatDay(language, data.latest_due, 'medium'),
              }))}
      </p>
    </>
  );
}
