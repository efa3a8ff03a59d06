import type { SerializedStyles } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useState } from 'react';
import { projectTitlesQuery } from '../../api/projects.ts';
import type { Task } from '../../api/tasks.ts';
import { styles } from '../../ui/styles.ts';
import { ChangeTask } from './change-task.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

interface TaskDetailsProps {
  readonly task: Task;
  readonly boxStyle: SerializedStyles;
  readonly summaryStyle: SerializedStyles;
  readonly copy: TaskCopy;
}

/** The less used controls of a task: the project, the form for the title and date, and the Delete button. */
export function TaskDetails({ task, boxStyle, summaryStyle, copy }: TaskDetailsProps) {
  const { format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={boxStyle} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary css={summaryStyle} aria-label={format(copy.changeOf, { title: task.title })}>
        {copy.change}
      </summary>
      <div css={styles.denseStack}>
        {isOpen && <TaskProject task={task} copy={copy} />}
        <ChangeTask task={task} copy={copy} />
      </div>
    </details>
  );
}

/** A select that moves the task to another project. The project list loads only after the user opens the details. */
function TaskProject({ task, copy }: Pick<TaskDetailsProps, 'task' | 'copy'>) {
  const { format } = useI18n();
  const { data: projects = [] } = useQuery(projectTitlesQuery);
  const { change } = useTaskActions(copy);
  const { title, project_id: own } = task;
  const others = projects.filter((one) => one.id !== own);
  const titleOf = (one: string) =>
    others.find((project) => project.id === one)?.title ?? task.project.title;
  return (
    <>
      <SelectField
        label={copy.project}
        value={own}
        values={[own, ...others.map((one) => one.id)]}
        nameOf={titleOf}
        choose={(chosen) => {
          const project = { title: titleOf(chosen) };
          const action = format(copy.movedToProject, { title, project: project.title });
          // A toast shows the error of a failed move.
          void change(task, { project_id: chosen, project }, action).catch(() => undefined);
        }}
      />
      <Link css={styles.wrappedLink} to={`/dashboard/projects/${own}`}>
        {copy.openProject}
      </Link>
    </>
  );
}
