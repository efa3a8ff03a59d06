import type { I18n } from '@torsa/shared/i18n';
import { type CalendarDay, formatDueDate } from '../../api/days.ts';
import type { Colleague } from '../../api/people.ts';
import type { ProjectTitle } from '../../api/projects.ts';
import type { Task, TaskChange } from '../../api/tasks.ts';
import type { TaskBoardColumn } from './columns.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';
import type { TaskChangeWithToast } from './use-task-changes.tsx';

interface Texts extends Pick<I18n, 'format' | 'language'> {
  readonly copy: TaskTerms;
}

/** The position of a task in its column, from 1. */
interface Position {
  readonly place: number;
  readonly count: number;
}

/** Returns functions that create a task's changes, each with the text of its toast. */
export function createTaskChangesWithToasts(task: Task, { copy, format, language }: Texts) {
  const { title } = task;
  return {
    move: ({ name, change }: TaskBoardColumn): TaskChangeWithToast => ({
      change,
      action: format(copy.moved, { title, column: name }),
      problems: copy.moveProblems,
    }),
    /** Moves the task to a position in a board column. */
    place: (
      { name, change, holds }: TaskBoardColumn,
      place: TaskChange,
      position: Position,
    ): TaskChangeWithToast => ({
      change: holds(task) ? place : { ...change, ...place },
      action: format(copy.placed, { title, column: name, ...position }),
      problems: copy.moveProblems,
    }),
    setDue: (day: CalendarDay | null): TaskChangeWithToast => ({
      change: { due_on: day },
      action: day
        ? format(copy.dueMoved, { title, day: formatDueDate(language, day) })
        : format(copy.dueCleared, { title }),
      problems: copy.changeProblems,
    }),
    /** Assigns the task to a colleague, or removes its assignee. */
    assign: (colleague: Colleague | undefined): TaskChangeWithToast => ({
      change: { assignee: colleague?.staff_id ?? null },
      action: colleague
        ? format(copy.assigned, { title, name: colleague.name })
        : format(copy.unassignedNow, { title }),
      problems: copy.changeProblems,
    }),
    /** Sets the task's due date together with its assignee or no assignee. */
    plan: (day: CalendarDay, colleague: Colleague | undefined): TaskChangeWithToast => {
      const texts = { title, day: formatDueDate(language, day) };
      return {
        change: { due_on: day, assignee: colleague?.staff_id ?? null },
        action: colleague
          ? format(copy.planned, { ...texts, name: colleague.name })
          : format(copy.plannedUnassigned, texts),
        problems: copy.moveProblems,
      };
    },
    /** Moves the task to a project, or removes it from its project. */
    moveToProject: (project: ProjectTitle | undefined): TaskChangeWithToast => ({
      change: {
        project_id: project?.id ?? null,
        project: project ? { title: project.title } : null,
      },
      action: project
        ? format(copy.movedToProject, { title, project: project.title })
        : format(copy.projectRemoved, { title }),
      problems: copy.changeProblems,
    }),
  };
}
