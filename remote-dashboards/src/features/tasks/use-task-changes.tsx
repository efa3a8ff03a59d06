import { type ErrorCode, getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type ReactNode, useState } from 'react';
import { isRepeatingWithoutDueDate, type Task, type TaskChange } from '../../api/tasks.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

export interface TaskChangeWithToast {
  readonly change: TaskChange;
  /** The text of the change in the toast. */
  readonly action: string;
  readonly problems: {
    readonly conflict: IcuMessage<'title'>;
    readonly other: IcuMessage<'title'>;
  };
}

interface RefusedChange extends TaskChangeWithToast {
  readonly task: Task;
  readonly problem: ErrorCode | 'undated';
}

/** Returns a function that changes one of the page's tasks, and error notices with a retry button. */
export function useTaskChanges(tasks: readonly Task[], copy: TaskTerms) {
  const { format } = useI18n();
  const { change } = useTaskActions(copy);
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const apply = async (id: string, named: TaskChangeWithToast) => {
    const others = (changes: typeof refused) => changes.filter(({ task }) => task.id !== id);
    setRefused(others);
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    if (isRepeatingWithoutDueDate({ ...task, ...named.change })) {
      return setRefused([...others(refused), { ...named, task, problem: 'undated' }]);
    }
    try {
      await change(task, named.change, named.action);
      setRefused(others);
    } catch (error) {
      setRefused((changes) => [
        ...others(changes),
        { ...named, task, problem: getErrorCode(error) },
      ]);
    }
  };
  const notices: ReactNode = refused.map(({ task: { id, title }, problem, ...named }) => (
    <Notice
      key={id}
      kind="alert"
      action={
        problem === 'unavailable' && (
          <Button variant="quiet" onClick={() => void apply(id, named)}>
            {copy.reading.retry}
          </Button>
        )
      }
    >
      {problem === 'undated'
        ? copy.repeatNeedsDay
        : format(named.problems[problem === 'conflict' ? 'conflict' : 'other'], { title })}
    </Notice>
  ));
  return { apply, notices };
}
