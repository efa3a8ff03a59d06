import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, optionalLine, requiredLine } from '@torsa/shared/ui/form/fields';
import { useDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { colleaguesQuery } from '../../api/people.ts';
import { useAddTask } from '../../api/tasks.ts';
import { DayField, optionalDateSchema } from '../../ui/day-field.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  gap: tokens.space.m,
});

const names = ['title', 'project', 'assignee', 'due'] as const;

interface AddTaskProps {
  /** Projects that the new task can belong to. The first project is preselected. */
  readonly projects: readonly { readonly id: string; readonly title: string }[];
  readonly copy: TaskCopy;
}

/** The form for a new task. */
export function AddTask({ projects, copy }: AddTaskProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const add = useAddTask();
  const [first, second] = projects;
  const draft = useDraft(second ? 'task' : `task.${first?.id}`, names);
  const state = useForm({
    fields: {
      title: maxCharacters(200, requiredLine(copy.titleMissing)),
      project: optionalLine(),
      assignee: optionalLine(),
      due: optionalDateSchema(copy.dayMalformed),
    },
    draft,
    send: async (values) => {
      const { title, project, assignee, due } = values;
      await add.mutateAsync({
        id: draft.idempotencyKey(values),
        project,
        title,
        ...(assignee === '' ? {} : { assignee }),
        ...(due === '' ? {} : { due_on: due }),
      });
      return { isSuccess: true };
    },
    errors: { other: copy.failed },
  });
  if (!first) return null;
  return (
    <SideCard title={copy.newTask}>
      <Form state={state} css={form}>
        <Field {...state.field('title')} label={copy.title} autoComplete="off" />
        {second ? (
          <SelectField
            {...state.field('project')}
            label={copy.project}
            values={projects.map(({ id }) => id)}
            nameOf={(one) => projects.find(({ id }) => id === one)?.title ?? ''}
          />
        ) : (
          <input type="hidden" name="project" value={first.id} />
        )}
        <SelectField
          {...state.field('assignee')}
          label={copy.assignee}
          values={['', ...colleagues.map(({ staff_id }) => staff_id)]}
          nameOf={(one) =>
            colleagues.find(({ staff_id }) => staff_id === one)?.name ?? copy.unassigned
          }
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
