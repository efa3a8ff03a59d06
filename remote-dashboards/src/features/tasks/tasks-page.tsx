import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useSearchParams } from '@torsa/shared/router';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { Select, SelectField } from '@torsa/shared/ui/select-field';
import { lazy, Suspense } from 'react';
import { colleaguesQuery } from '../../api/people.ts';
import { projectTitlesQuery } from '../../api/projects.ts';
import {
  firstProjectOption,
  noProjectOption,
  type Task,
  tasksQuery,
  usePendingTaskChanges,
} from '../../api/tasks.ts';
import { openNewTaskDialog } from '../../app/new-task.tsx';
import { PortalPage } from '../../app/portal-page.tsx';
import { SaveViewButton } from '../../app/save-view.tsx';
import { chipRowStyle, chipStyle } from '../../ui/chip-style.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { truncateQuotation } from '../../ui/truncate.ts';
import { useToday } from '../../ui/use-today.ts';
import { createAssigneeColumns, createStateColumns } from './columns.ts';
import { taskRowHeight } from './quiet-control.ts';
import type { TaskBoardProps } from './task-board.tsx';
import { TaskCalendar } from './task-calendar.tsx';
import { TaskLimitNotice } from './task-limit-notice.tsx';
import { TaskList } from './task-list.tsx';
import { CurrentTaskSheet } from './task-sheet-slot.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import {
  parseTasksView,
  serializeTasksView,
  type TasksViewState,
  taskOwnerFilters,
  taskViews,
} from './tasks-view-params.ts';

/** Load the board on demand together with its form, so that keys typed into a loading form are no shortcuts. */
const TaskBoard = lazy(async () => {
  const [{ TaskBoard: Board }, { QuickTaskForm }] = await Promise.all([
    import(/* webpackChunkName: "task-board" */ './task-board.tsx'),
    import(/* webpackChunkName: "new-task" */ '../../app/quick-task-form.tsx'),
  ]);
  return {
    default: (props: Omit<TaskBoardProps, 'Form'>) => <Board {...props} Form={QuickTaskForm} />,
  };
});

/** Load the week view on demand, because most visits do not show it. */
const TaskWeek = lazy(() => import(/* webpackChunkName: "task-week" */ './task-week.tsx'));

const narrow = css({ maxInlineSize: '24rem' });
const filter = css({ flex: '1 1 9rem', maxInlineSize: '16rem' });

/** The page `/dashboard/tasks`, which shows the tasks of the team. */
export function TasksPage({ copy }: { readonly copy: TasksPageTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loading} rows={8} height={taskRowHeight} />}
      controls={() => (
        <>
          <SaveTasksView copy={copy} />
          <NewTaskButton copy={copy} />
        </>
      )}
    >
      {() => <TasksView copy={copy} />}
    </PortalPage>
  );
}

function SaveTasksView({ copy }: { readonly copy: TasksPageTexts }) {
  const [search] = useSearchParams();
  const today = useToday();
  const filters = serializeTasksView(parseTasksView(search, today), today);
  return <SaveViewButton list="/dashboard/tasks" filters={filters} copy={copy.portal.saveView} />;
}

function NewTaskButton({ copy }: { readonly copy: TasksPageTexts }) {
  const [search] = useSearchParams();
  const shown =
    search.get('project') ?? (search.get('view') === 'project' ? firstProjectOption : '');
  return (
    <Button aria-keyshortcuts="c" onClick={() => openNewTaskDialog(shown)}>
      {copy.newTask}
    </Button>
  );
}

/** The selected task view: a list, a board, a week, one project's board, or a calendar. */
function TasksView({ copy }: { readonly copy: TasksPageTexts }) {
  const { format } = useI18n();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const shown = parseTasksView(search, today);
  const { view } = shown;
  const show = (part: Partial<typeof shown>) => {
    const address = serializeTasksView({ ...shown, ...part }, today);
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  const { data: projects = [], isSuccess: areProjectsLoaded } = useQuery(projectTitlesQuery);
  const projectIds = [...projects.map(({ id }) => id), noProjectOption];
  const known = projectIds.find((id) => id === shown.project);
  const titleOf = (project: string, other: string) =>
    project === noProjectOption
      ? copy.noProject
      : (projects.find(({ id }) => id === project)?.title ?? other);
  const project = known ?? ((areProjectsLoaded && projectIds[0]) || '');
  // Use the URL's project until the list of projects has loaded.
  const listedProject = projects.length === 0 ? shown.project : (known ?? '');
  return (
    <>
      <div css={portalStyles.stack}>
        <div css={[portalStyles.wideRow, portalStyles.notOnPaper]}>
          <Chips
            label={copy.viewLabel}
            values={taskViews}
            chosen={view}
            names={copy.views}
            choose={(chosen) => show({ view: chosen })}
          />
          {(view === 'list' || view === 'board') && (
            <Chips
              label={copy.whoLabel}
              values={taskOwnerFilters}
              chosen={shown.who}
              names={copy.who}
              choose={(who) => show({ who })}
            />
          )}
          {view === 'list' && (
            <div css={filter}>
              <Select
                aria-label={copy.project}
                value={listedProject}
                values={['', ...projectIds]}
                choose={(chosen) => show({ project: chosen })}
                nameOf={(one) => titleOf(one, copy.allProjects)}
              />
            </div>
          )}
        </div>
        {view === 'project' && areProjectsLoaded && (
          <div css={narrow}>
            <SelectField
              label={copy.project}
              value={project}
              values={projectIds}
              choose={(chosen) => show({ project: chosen })}
              nameOf={(one) => titleOf(one, '')}
            />
          </div>
        )}
      </div>
      {view === 'calendar' && shown.unknownMonth !== undefined && (
        <Notice kind="alert">
          {format(copy.unknownMonth, { text: truncateQuotation(shown.unknownMonth) })}
        </Notice>
      )}
      {view === 'calendar' ? (
        <TaskCalendar month={shown.month} show={(month) => show({ month })} copy={copy} />
      ) : view === 'week' ? (
        <Suspense fallback={<RowSkeletons label={copy.loading} rows={5} height="6rem" />}>
          <TaskWeek week={shown.week} show={(week) => show({ week })} copy={copy} />
        </Suspense>
      ) : (
        <Tasks
          {...shown}
          view={view}
          project={view === 'list' ? listedProject : project}
          showAll={() => show({ isLate: false })}
          copy={copy}
        />
      )}
      <ShortcutsDialog keys={copy.keys} copy={copy.shortcuts} />
      <CurrentTaskSheet />
    </>
  );
}

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly names: Readonly<Record<Value, string>>;
  readonly choose: (value: Value) => void;
}

function Chips<Value extends string>({ label, values, chosen, names, choose }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={label} css={chipRowStyle}>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          css={chipStyle}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}

interface TasksProps extends Pick<TasksViewState, 'who' | 'isLate' | 'project'> {
  readonly view: 'list' | 'board' | 'project';
  readonly showAll: () => void;
  readonly copy: TasksPageTexts;
}

function Tasks({ view, who, isLate, project, showAll, copy }: TasksProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const withOwnChanges = usePendingTaskChanges();
  const mine = { assignee: me ?? '' };
  // Load only open tasks, so that all late tasks are within the limit.
  const everyone =
    view === 'board' || isLate ? { open: true as const } : { everyone: true as const };
  const isOfProject = view === 'project' || (view === 'list' && project !== '');
  const scope = isOfProject ? { project } : who === 'mine' ? mine : everyone;
  const isKnown = view === 'project' ? project !== '' : who === 'everyone' || me !== undefined;
  const query = useQuery({ ...tasksQuery(scope), enabled: isKnown });
  const byAssignee = view === 'board' && who === 'everyone';
  const shownProject = view === 'project' ? project : '';
  const skeleton = (
    <RowSkeletons
      label={copy.loading}
      rows={8}
      height={view === 'list' ? taskRowHeight : '4.5rem'}
    />
  );
  return (
    <QueryBoundary query={query} copy={copy.reading} skeleton={skeleton}>
      {(loaded) => {
        // Filter by assignee here, because the query of a project's tasks does not.
        const isShown = ({ assignee }: Task) =>
          view === 'project' || !isOfProject || who === 'everyone' || assignee === me;
        const tasks = loaded.map(withOwnChanges).filter(isShown);
        return (
          <>
            {view !== 'project' && <TaskLimitNotice of={tasks.length} copy={copy} />}
            {view === 'list' ? (
              <TaskList tasks={tasks} showsOnlyLate={isLate} showAll={showAll} copy={copy} />
            ) : (
              <Suspense fallback={skeleton}>
                <TaskBoard
                  key={`${who} ${shownProject}`}
                  tasks={tasks}
                  columns={
                    byAssignee
                      ? createAssigneeColumns(colleagues, copy.unassigned)
                      : createStateColumns(copy.states)
                  }
                  older={'open' in scope || 'everyone' in scope ? undefined : scope}
                  project={shownProject}
                  colleagues={colleagues}
                  copy={copy}
                />
              </Suspense>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
