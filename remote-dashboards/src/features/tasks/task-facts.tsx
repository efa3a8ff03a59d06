import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Select } from '@torsa/shared/ui/select-field';
import type { ReactNode } from 'react';
import { formatDueDate } from '../../api/days.ts';
import { colleaguesQuery } from '../../api/people.ts';
import { projectTitlesQuery } from '../../api/projects.ts';
import type { DetailedTask } from '../../api/task-details.ts';
import { isLateTask, taskRepeatIntervals } from '../../api/tasks.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import { DueDateControl } from './day-control.tsx';
import { plainTextControlStyle } from './quiet-control.ts';
import { TaskAssigneeSelect, TaskProjectSelect, TaskStateSelect } from './task-selects.tsx';
import type { TaskSheetTexts } from './task-sheet.copy.en.ts';
import { type TaskChangeWithToast, useTaskChanges } from './use-task-changes.tsx';

const { color } = tokens;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  fontSize: tokens.fontSize.dense,
  '& > dt': { color: color.textMuted, fontSize: tokens.fontSize.small },
  '& > dd': { minInlineSize: 0, margin: 0 },
});
const withoutFocus = () => () => undefined;

interface TaskFactsProps {
  readonly task: DetailedTask;
  readonly copy: TaskSheetTexts;
}

/** The fields of a task sheet: state, assignee, due date, repetition and project. */
export function TaskFields({ task, copy }: TaskFactsProps) {
  const { format, language } = useI18n();
  const today = useToday();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: projects = [] } = useQuery(projectTitlesQuery);
  const { apply, notices } = useTaskChanges([task], copy);
  const { id, title } = task;
  const changes = createTaskChangesWithToasts(task, { copy, format, language });
  const change = (named: Omit<TaskChangeWithToast, 'problems'>) =>
    void apply(id, { ...named, problems: copy.changeProblems });
  return (
    <div css={portalStyles.tightStack}>
      {notices}
      <dl css={list}>
        <Fact label={copy.state}>
          <TaskStateSelect
            css={plainTextControlStyle}
            aria-label={copy.state}
            state={task.state}
            choose={(to) => change(changes.move(to))}
            copy={copy}
          />
        </Fact>
        <Fact label={copy.assignee}>
          <TaskAssigneeSelect
            css={plainTextControlStyle}
            aria-label={copy.assignee}
            assignee={task.assignee}
            colleagues={colleagues}
            choose={(colleague) => change(changes.assign(colleague))}
            copy={copy}
          />
        </Fact>
        <Fact label={copy.due}>
          <DueDateControl
            label={copy.due}
            day={task.due_on}
            inputRef={withoutFocus}
            choose={(day) => change(changes.setDue(day))}
          >
            {isLateTask(task, today) && <span css={portalStyles.late}>{copy.words.late} · </span>}
            {task.due_on === null ? copy.words.undated : formatDueDate(language, task.due_on)}
          </DueDateControl>
        </Fact>
        <Fact label={copy.repeats}>
          <Select
            css={plainTextControlStyle}
            aria-label={copy.repeats}
            value={task.repeats}
            values={taskRepeatIntervals}
            nameOf={(one) => copy.repeatNames[one]}
            choose={(repeats) => {
              const repeat = copy.repeatNames[repeats];
              change({ change: { repeats }, action: format(copy.repeatSet, { title, repeat }) });
            }}
          />
        </Fact>
        <Fact label={copy.project}>
          <TaskProjectSelect
            css={plainTextControlStyle}
            aria-label={copy.project}
            task={task}
            projects={projects}
            choose={(project) => change(changes.moveToProject(project))}
            copy={copy}
          />
        </Fact>
      </dl>
      {task.project_id && (
        <Link css={portalStyles.link} to={`/dashboard/projects/${task.project_id}`}>
          {copy.openProject}
        </Link>
      )}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt aria-hidden="true">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
