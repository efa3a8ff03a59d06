import { errorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, requiredLineField } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../api/tasks.ts';
import { DayField, optionalDateSchema } from '../../ui/day-field.tsx';
import { styles } from '../../ui/styles.ts';
import type { TaskCopy } from './tasks-page.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

interface ChangeTaskProps {
  readonly task: Task;
  readonly copy: TaskCopy;
}

/** The form that changes the title and the due date of a task, and the menu with Delete. */
export function ChangeTask({ task, copy }: ChangeTaskProps) {
  const { format } = useI18n();
  const { change, remove } = useTaskActions(copy);
  const [isDeleting, setDeleting] = useState(false);
  // The task at the time when the user started to type. Later changes by colleagues cause a conflict instead of an
  // overwrite.
  const typedInto = useRef<Task>(undefined);
  const state = useForm({
    fields: {
      title: maxCharacters(200, requiredLineField(copy.titleMissing)),
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
