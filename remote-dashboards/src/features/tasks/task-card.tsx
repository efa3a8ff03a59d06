import { css } from '@emotion/react';
import { errorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, requiredLine } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Select } from '@torsa/shared/ui/select-field';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { DayField, optionalDateSchema } from '../../ui/day-field.tsx';
import { DueDay } from '../../ui/due-day.tsx';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { Column } from './columns.ts';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

const { color, fontSize, radius, space } = tokens;

const card = css({
  display: 'grid',
  gap: space.xs,
  padding: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  cursor: 'grab',
  '&[data-held]': { opacity: 0.5 },
});
const title = css({ fontSize: fontSize.dense, fontWeight: 600, overflowWrap: 'anywhere' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s });
const select = css({
  flex: '1 1 8rem',
  inlineSize: 'auto',
  blockSize: minTargetSize,
  fontSize: fontSize.small,
});
/** The task details are beside the select element. Open details fill the full width below it. */
const further = css({
  minInlineSize: minTargetSize,
  fontSize: fontSize.small,
  '&[open]': { flexBasis: '100%' },
});

export interface TaskCardProps {
  readonly task: Task;
  readonly columns: readonly Column[];
  /** The assignee's name, if the board's column does not show it. */
  readonly assignee: string | undefined;
  readonly move: (id: string, column: Column) => Promise<void>;
  /** Returns a ref for a task's select element. The ref restores the focus when the card moves to another column. */
  readonly keepFocus: (id: string) => RefCallback<HTMLSelectElement>;
  readonly copy: TaskCopy;
}

/**
 * A card on the task board. Mouse users drag the card, and keyboard and touch users move it with a select element.
 */
export function TaskCard({ task, columns, assignee, move, keepFocus, copy }: TaskCardProps) {
  const { format } = useI18n();
  const today = useToday();
  const here = columns.find((column) => column.holds(task));
  return (
    <li
      css={card}
      draggable
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.setData('text/plain', task.id);
        dataTransfer.effectAllowed = 'move';
        currentTarget.dataset['held'] = '';
      }}
      onDragEnd={({ currentTarget }) => {
        delete currentTarget.dataset['held'];
      }}
    >
      <p css={title} dir="auto">
        {task.title}
      </p>
      <div css={[styles.smallMutedWrapped, line]}>
        <Link css={styles.link} to={`/dashboard/projects/${task.project_id}`} dir="auto">
          {task.project.title}
        </Link>
        <p>
          {assignee && `${assignee} · `}
          <DueDay day={task.due_on} isLate={isLateTask(task, today)} terms={copy.words} />
        </p>
      </div>
      <div css={line}>
        <Select
          ref={keepFocus(task.id)}
          css={select}
          aria-label={format(copy.moveOf, { title: task.title })}
          value={here?.id ?? ''}
          values={columns.map(({ id }) => id)}
          nameOf={(one) => columns.find(({ id }) => id === one)?.name ?? ''}
          choose={(chosen) => {
            const to = columns.find(({ id }) => id === chosen);
            if (to) void move(task.id, to);
          }}
        />
        <details css={further}>
          <summary css={styles.summary} aria-label={format(copy.changeOf, { title: task.title })}>
            {copy.change}
          </summary>
          <ChangeTask task={task} copy={copy} />
        </details>
      </div>
    </li>
  );
}

function ChangeTask({ task, copy }: Pick<TaskCardProps, 'task' | 'copy'>) {
  const { format } = useI18n();
  const { change, remove } = useTaskActions(copy);
  const [isDeleting, setDeleting] = useState(false);
  // The task at the time when the user started to type. Later changes by colleagues cause a conflict instead of an
  // overwrite.
  const typedInto = useRef<Task>(undefined);
  const state = useForm({
    fields: {
      title: maxCharacters(200, requiredLine(copy.titleMissing)),
      due: optionalDateSchema(copy.dayMalformed),
    },
    send: async ({ title: text, due }) => {
      const due_on = due === '' ? null : due;
      const before = typedInto.current ?? task;
      const action = format(copy.changed, { title: text });
      await change(before, { title: text, due_on }, action).catch((error: unknown) => {
        if (errorCode(error) === 'conflict') typedInto.current = undefined;
        throw error;
      });
      typedInto.current = undefined;
      return { isSuccess: true };
    },
    errors: { conflict: copy.conflict, other: copy.failed },
  });
  const { ref } = state.attributes;
  // Reset the form, because React's updates mark the controls as edited. Unedited controls then follow `defaultValue`
  // again.
  useEffect(() => ref.current?.reset(), [ref]);
  return (
    <Form
      state={state}
      css={styles.denseStack}
      onChange={() => {
        typedInto.current ??= task;
      }}
    >
      <Field {...state.field('title')} label={copy.title} defaultValue={task.title} />
      <DayField {...state.field('due')} label={copy.due} defaultValue={task.due_on ?? ''} />
      <Button type="submit" variant="secondary" busy={state.isBusy}>
        {copy.save}
      </Button>
      <details>
        <summary css={styles.summary}>{copy.more}</summary>
        <Button
          variant="quiet"
          busy={isDeleting}
          onClick={async () => {
            setDeleting(true);
            await remove(task);
            setDeleting(false);
          }}
        >
          {copy.delete}
        </Button>
      </details>
    </Form>
  );
}
