import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { QuickTaskForm } from '../../app/quick-task-form.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { TaskBoardColumn } from './columns.ts';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

const row = css(portalStyles.notOnPaper, { display: 'grid', justifyItems: 'start' });

interface AddTaskRowProps {
  readonly column: TaskBoardColumn;
  /** The ID of the column's heading. */
  readonly titleId: string;
  readonly project: string;
  readonly Form: typeof QuickTaskForm;
  readonly copy: TasksPageTexts;
}

/** The last row of a board column: a button that becomes a form for new tasks. */
export function AddTaskRow({ column, titleId, project, Form, copy }: AddTaskRowProps) {
  const { format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  const { id, name, change } = column;
  useEffect(() => {
    if (!isOpen && hasClosed.current) button.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <div css={row}>
        <Button
          ref={button}
          variant="quiet"
          data-add=""
          aria-describedby={titleId}
          onClick={() => setOpen(true)}
        >
          {copy.addTask}
        </Button>
      </div>
    );
  }
  return (
    <Form
      name={id || 'unassigned'}
      label={format(copy.newTaskIn, { column: name })}
      project={project}
      {...('state' in change && change.state ? { state: change.state } : {})}
      {...('assignee' in change ? { assignee: change.assignee ?? '' } : {})}
      close={() => {
        hasClosed.current = true;
        setOpen(false);
      }}
    />
  );
}
