import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useSearchParams } from '@torsa/shared/router';
import { Notice } from '@torsa/shared/ui/notice';
import { SelectField } from '@torsa/shared/ui/select-field';
import { colleaguesQuery } from '../../api/people.ts';
import { projectTitlesQuery } from '../../api/projects.ts';
import { tasksQuery, usePendingTaskChanges } from '../../api/tasks.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { chipRow, chipStyle } from '../../ui/chip-style.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Shortcuts } from '../../ui/shortcuts.tsx';
import { styles } from '../../ui/styles.ts';
import { truncate } from '../../ui/truncate.ts';
import { useToday } from '../../ui/use-today.ts';
import { AddTask } from './add-task.tsx';
import { createAssigneeColumns, createStateColumns } from './columns.ts';
import { TaskBoard } from './task-board.tsx';
import { TaskCalendar } from './task-calendar.tsx';
import { TaskLimitNotice } from './task-limit-notice.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { parseTasksView, tasksViewParams, taskViews } from './tasks-view-params.ts';

const narrow = css({ maxInlineSize: '24rem' });

/** The page `/dashboard/tasks` with the tasks of the team. */
export function TasksPage({ copy }: { readonly copy: TaskCopy }) {
  return (
    <PortalPage copy={copy} skeleton={<RowSkeletons label={copy.loading} rows={4} height="6rem" />}>
      {() => <TasksView copy={copy} />}
    </PortalPage>
  );
}

/** The task views: own tasks, by assignee, by project, or as a calendar. */
function TasksView({ copy }: { readonly copy: TaskCopy }) {
  const { format } = useI18n();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const shown = parseTasksView(search, today);
  const { view } = shown;
  const show = (part: Partial<typeof shown>) => {
    const address = tasksViewParams({ ...shown, ...part }, today);
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  const { data: projects = [] } = useQuery(projectTitlesQuery);
  const project = projects.find(({ id }) => id === shown.project)?.id ?? projects[0]?.id ?? '';
  return (
    <>
      <div css={styles.stack}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
        <div role="group" aria-label={copy.viewLabel} css={chipRow}>
          {taskViews.map((one) => (
            <button
              key={one}
              type="button"
              css={chipStyle}
              aria-pressed={one === view}
              onClick={() => show({ view: one })}
            >
              {copy.views[one]}
            </button>
          ))}
        </div>
        {view === 'project' && projects.length > 0 && (
          <div css={narrow}>
            <SelectField
              label={copy.project}
              value={project}
              values={projects.map(({ id }) => id)}
              choose={(chosen) => show({ project: chosen })}
              nameOf={(one) => projects.find(({ id }) => id === one)?.title ?? ''}
            />
          </div>
        )}
      </div>
      {view === 'calendar' && shown.unknownMonth !== undefined && (
        <Notice kind="alert">
          {format(copy.unknownMonth, { text: truncate(shown.unknownMonth) })}
        </Notice>
      )}
      {view === 'calendar' ? (
        <TaskCalendar month={shown.month} show={(month) => show({ month })} copy={copy} />
      ) : (
        <Board view={view} project={project} copy={copy} />
      )}
      <Shortcuts keys={copy.keys} copy={copy.shortcuts} />
      <AddTask
        projects={view === 'project' ? projects.filter(({ id }) => id === project) : projects}
        copy={copy}
      />
    </>
  );
}

interface BoardProps {
  readonly view: 'mine' | 'person' | 'project';
  readonly project: string;
  readonly copy: TaskCopy;
}

function Board({ view, project, copy }: BoardProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const withOwnChanges = usePendingTaskChanges();
  const scopes = {
    mine: { assignee: me ?? '' },
    person: { open: true },
    project: { project },
  } as const;
  const isKnown = view === 'person' || (view === 'mine' ? me !== undefined : project !== '');
  const query = useQuery({ ...tasksQuery(scopes[view]), enabled: isKnown });
  return (
    <QueryBoundary
      query={query}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loading} rows={4} height="6rem" />}
    >
      {(tasks) => (
        <>
          {view !== 'project' && <TaskLimitNotice of={tasks.length} copy={copy} />}
          <TaskBoard
            tasks={tasks.map(withOwnChanges)}
            columns={
              view === 'person'
                ? createAssigneeColumns(colleagues, copy.unassigned)
                : createStateColumns(copy.states)
            }
            {...(view === 'project'
              ? {
                  assigneeOf: ({ assignee }) =>
                    colleagues.find(({ staff_id }) => staff_id === assignee)?.name,
                }
              : {})}
            copy={copy}
          />
        </>
      )}
    </QueryBoundary>
  );
}
