import { Select } from '@torsa/shared/ui/select-field';
import { type ComponentProps, useState } from 'react';
import type { Colleague } from '../../api/people.ts';
import type { ProjectTitle } from '../../api/projects.ts';
import type { Task } from '../../api/tasks.ts';
import { createStateColumns, type TaskBoardColumn } from './columns.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';

type SelectProps = Omit<
  ComponentProps<typeof Select<string>>,
  'value' | 'values' | 'nameOf' | 'choose'
>;

interface TaskStateSelectProps extends SelectProps {
  readonly state: Task['state'];
  readonly choose: (to: TaskBoardColumn) => void;
  readonly copy: Pick<TaskTerms, 'states'>;
}

/** A select with the states of a task. */
export function TaskStateSelect({ state, choose, copy, ...select }: TaskStateSelectProps) {
  const states = createStateColumns(copy.states);
  const findState = (id: string) => states.find((one) => one.id === id);
  return (
    <Select
      {...select}
      value={state}
      values={states.map(({ id }) => id)}
      nameOf={(id) => findState(id)?.name ?? ''}
      choose={(id) => {
        const to = findState(id);
        if (to) choose(to);
      }}
    />
  );
}

interface TaskAssigneeSelectProps extends SelectProps {
  /** The staff ID of the assignee. */
  readonly assignee: string | null;
  readonly colleagues: readonly Colleague[];
  /** Receives the chosen colleague, or undefined for no assignee. */
  readonly choose: (colleague: Colleague | undefined) => void;
  readonly copy: Pick<TaskTerms, 'unassigned'>;
}

/** A select with the possible assignees of a task. */
export function TaskAssigneeSelect(props: TaskAssigneeSelectProps) {
  const { assignee, colleagues, choose, copy, ...select } = props;
  const findColleague = (staff: string) => colleagues.find(({ staff_id }) => staff_id === staff);
  return (
    <Select
      {...select}
      value={assignee ?? ''}
      values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
      nameOf={(staff) => findColleague(staff)?.name ?? copy.unassigned}
      choose={(staff) => choose(findColleague(staff))}
    />
  );
}

interface TaskProjectSelectProps extends SelectProps {
  readonly task: Pick<Task, 'project_id' | 'project'>;
  readonly projects: readonly ProjectTitle[];
  /** Receives the chosen project, or undefined for no project. */
  readonly choose: (project: ProjectTitle | undefined) => void;
  readonly copy: Pick<TaskTerms, 'noProject'>;
}

/**
 * A select with projects for a task. Its options appear on hover or focus, because 500 tasks with 100 projects would
 * have 50,000 options.
 */
export function TaskProjectSelect(props: TaskProjectSelectProps) {
  const { task, projects, choose, copy, ...select } = props;
  const [isNear, setNear] = useState(false);
  const own = task.project_id ?? '';
  const ids = isNear ? ['', own, ...projects.map(({ id }) => id)] : [own];
  const findProject = (project: string) => projects.find(({ id }) => id === project);
  const titleOf = (project: string) =>
    project === '' ? copy.noProject : (findProject(project)?.title ?? task.project?.title ?? '');
  const showAll = () => setNear(true);
  return (
    <Select
      {...select}
      dir="auto"
      value={own}
      values={[...new Set(ids)]}
      nameOf={titleOf}
      onPointerEnter={showAll}
      onPointerDown={showAll}
      onFocus={showAll}
      choose={(project) => choose(findProject(project))}
    />
  );
}
