import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
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
  const figure = (words: IcuMessage<'count'>, value: number | undefined, page: string) => ({
    value: show(value),
    words: format(words, { count: value ?? 0 }),
    page,
  });
  const running = data && data.planned + data.designing + data.building + data.in_review;
  return (
    <>
      <FigureList
        label={work.label}
        figures={[
          ...(byStage ? [] : [figure(work.running, running, '/dashboard/projects?show=running')]),
          figure(work.lateProjects, data?.late_projects, '/dashboard/projects?show=late'),
          figure(work.lateTasks, data?.late_tasks, '/dashboard/tasks?who=everyone&show=late'),
          ...(byStage
            ? [
                figure(work.enquiries, newcomers?.enquiries, lastWeek),
                figure(work.signUps, newcomers?.signUps, lastWeek),
              ]
            : [figure(work.myTasks, data?.my_tasks, '/dashboard/tasks')]),
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
