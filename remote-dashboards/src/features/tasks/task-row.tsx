import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type CalendarDay, formatDueDate } from '../../api/days.ts';
import type { Colleague } from '../../api/people.ts';
import type { ProjectTitle } from '../../api/projects.ts';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { portalStyles } from '../../ui/styles.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import { DueDateControl } from './day-control.tsx';
import { coarsePointerMedia, plainTextControlStyle, taskRowHeight } from './quiet-control.ts';
import { RepeatingTaskIcon } from './repeat-sign.tsx';
import { TaskLink } from './task-link.tsx';
import { TaskAssigneeSelect, TaskProjectSelect, TaskStateSelect } from './task-selects.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import type { CreateFocusKeepingRef } from './use-keep-focus.ts';
import type { TaskChangeWithToast } from './use-task-changes.tsx';

const { color, fontSize, space } = tokens;

// The task's row has one line on wide screens, and two lines on narrow screens.
const row = css({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s,
  minBlockSize: taskRowHeight,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  [media.desktop]: {
    gridTemplateColumns: '7.5rem minmax(0, 3fr) minmax(0, 2fr) 9.5rem 9.5rem',
  },
  [media.print]: {
    gridTemplateColumns: '1.5rem minmax(0, 3fr) minmax(0, 2fr) 9.5rem 9.5rem',
    breakInside: 'avoid',
  },
});
const titleLink = css({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  fontSize: fontSize.dense,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  [media.desktop]: {
    gridColumn: 'auto',
    display: 'block',
    overflow: 'hidden',
    lineHeight: taskRowHeight,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [coarsePointerMedia]: { lineHeight: minTouchTargetSize },
  },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  // On paper, the row has one line and a drawn checkbox, because the fonts have no such character.
  [media.print]: {
    gridColumn: 'auto',
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '0.75em',
      blockSize: '0.75em',
      marginInlineEnd: '0.5em',
      border: '1px solid currentColor',
    },
  },
});
const state = css(plainTextControlStyle, { [media.print]: { visibility: 'hidden' } });
const projectSelect = css(plainTextControlStyle, { color: color.textMuted });

interface TaskRowProps {
  readonly task: Task;
  readonly colleagues: readonly Colleague[];
  readonly projects: readonly ProjectTitle[];
  readonly today: CalendarDay;
  readonly apply: (id: string, change: TaskChangeWithToast) => Promise<void>;
  readonly keepFocus: CreateFocusKeepingRef;
  readonly copy: TasksPageTexts;
}

/** A row of the task list with fields for state, project, due date and assignee. The title opens the task's sheet. */
export function TaskRow(props: TaskRowProps) {
  const { task, colleagues, projects, today, apply, keepFocus, copy } = props;
  const { format, language } = useI18n();
  const { id, title, due_on: due } = task;
  const changes = createTaskChangesWithToasts(task, { copy, format, language });
  return (
    <li css={row} data-row={id}>
      <TaskStateSelect
        ref={keepFocus(`${id} state`)}
        css={state}
        aria-keyshortcuts="s"
        aria-label={format(copy.moveOf, { title })}
        state={task.state}
        choose={(to) => void apply(id, changes.move(to))}
        copy={copy}
      />
      <TaskLink task={id} css={titleLink} dir="auto" title={title}>
        <RepeatingTaskIcon repeats={task.repeats} copy={copy} />
        {title}
      </TaskLink>
      <TaskProjectSelect
        ref={keepFocus(`${id} project`)}
        css={projectSelect}
        aria-keyshortcuts="p"
        aria-label={format(copy.projectOf, { title })}
        task={task}
        projects={projects}
        choose={(project) => void apply(id, changes.moveToProject(project))}
        copy={copy}
      />
      <DueDateControl
        label={format(copy.dueOf, { title })}
        day={due}
        inputRef={keepFocus(`${id} due`)}
        choose={(day) => void apply(id, changes.setDue(day))}
      >
        {isLateTask(task, today) && <span css={portalStyles.late}>{copy.words.late} · </span>}
        {due === null ? copy.words.undated : formatDueDate(language, due)}
      </DueDateControl>
      <TaskAssigneeSelect
        ref={keepFocus(`${id} assignee`)}
        css={plainTextControlStyle}
        aria-keyshortcuts="a"
        aria-label={format(copy.assigneeOf, { title })}
        assignee={task.assignee}
        colleagues={colleagues}
        choose={(colleague) => void apply(id, changes.assign(colleague))}
        copy={copy}
      />
    </li>
  );
}
