import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { atMost, filled } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useState } from 'react';
import { colleaguesQuery } from '../../api/people.ts';
import { useAddTask } from '../../api/tasks.ts';
import { DayField, optionalDay } from '../../ui/day-field.tsx';
import { idempotencyKey } from '../../ui/idempotency-key.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  gap: tokens.space.m,
});

interface AddTaskProps {
  /** The projects that it can be of; the first is offered. */
  readonly projects: readonly { readonly id: string; readonly title: string }[];
  readonly copy: TaskCopy;
}

/** A new task, and whose it is. */
export function AddTask({ projects, copy }: AddTaskProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const add = useAddTask();
  const [keys] = useState(idempotencyKey);
  const [project, setProject] = useState('');
  const [assignee, setAssignee] = useState('');
  const chosen = projects.find(({ id }) => id === project) ?? projects[0];
  const state = useForm({
    fields: {
      title: atMost(200, filled(copy.titleMissing)),
      due: optionalDay(copy.dayMalformed),
    },
    send: async ({ title, due }) => {
      if (!chosen) return undefined;
      await add.mutateAsync({
        id: keys.of(`${chosen.id} ${title}`),
        project: chosen.id,
        title,
        ...(assignee === '' ? {} : { assignee }),
        ...(due === '' ? {} : { due_on: due }),
      });
      keys.renew();
      return { hasArrived: true };
    },
    errors: { other: copy.failed },
  });
  if (!chosen) return null;
  return (
    <SideCard title={copy.newTask}>
      <Form state={state} css={form}>
        <Field {...state.field('title')} label={copy.title} autoComplete="off" />
        {projects.length > 1 && (
          <SelectField
            label={copy.project}
            value={chosen.id}
            values={projects.map(({ id }) => id)}
            choose={setProject}
            nameOf={(one) => projects.find(({ id }) => id === one)?.title ?? ''}
          />
        )}
        <SelectField
          label={copy.assignee}
          value={assignee}
          values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
          choose={setAssignee}
          nameOf={(one) => colleagues.find(({ staff_id }) => staff_id === one)?.name ?? copy.nobody}
        />
        <DayField {...state.field('due')} label={copy.due} />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {copy.add}
          </Button>
        </div>
      </Form>
    </SideCard>
  );
}
