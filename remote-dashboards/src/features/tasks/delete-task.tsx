import { useState } from 'react';
import type { Task } from '../../api/tasks.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

interface DeleteTaskProps {
  readonly task: Task;
  readonly close: () => void;
  readonly copy: TaskTerms;
}

/** The menu that deletes a task, followed by a toast with Undo. */
export function DeleteTaskMenu({ task, close, copy }: DeleteTaskProps) {
  const { remove } = useTaskActions(copy);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <details>
      <summary css={portalStyles.summary}>{copy.more}</summary>
      <DangerButton
        busy={isDeleting}
        onClick={async () => {
          setDeleting(true);
          if (await remove(task)) close();
          setDeleting(false);
        }}
      >
        {copy.delete}
      </DangerButton>
    </details>
  );
}
