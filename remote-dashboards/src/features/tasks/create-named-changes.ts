import type { I18n } from '@torsa/shared/i18n';
import { type Day, formatDay } from '../../api/days.ts';
import type { Task } from '../../api/tasks.ts';
import type { Column } from './columns.ts';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import type { NamedChange } from './use-task-changes.tsx';

interface Texts extends Pick<I18n, 'format' | 'language'> {
  readonly copy: TaskCopy;
}

/** The changes of a task's state and due date, with the texts of their toasts. */
export function createNamedChanges({ title }: Task, { copy, format, language }: Texts) {
  return {
    move: ({ name, change }: Column): NamedChange => ({
      change,
      action: format(copy.moved, { title, column: name }),
      problems: copy.moveProblems,
    }),
    setDue: (day: Day | null): NamedChange => ({
      change: { due_on: day },
      action: day
        ? format(copy.dueMoved, { title, day: formatDay(language, day, 'due') })
        : format(copy.dueCleared, { title }),
      problems: copy.changeProblems,
    }),
  };
}
