import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useRef } from 'react';
import { useSetProjectDueDate } from '../../api/project-changes.ts';
import type { Project } from '../../api/projects.ts';
import { DateField, optionalDateSchema } from '../../ui/day-field.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { ProjectTexts } from './project-page.copy.en.ts';

interface EditDueDayProps {
  readonly project: Project;
  readonly copy: ProjectTexts;
}

/** The control for a project's due date. After a change, a toast offers Undo. */
export function ProjectDueDateControl({ project, copy }: EditDueDayProps) {
  const { format } = useI18n();
  const setDueDay = useSetProjectDueDate();
  const announce = useUndoToast(copy.undo);
  const details = useRef<HTMLDetailsElement>(null);
  const { dueDay, problems } = copy;
  const state = useForm({
    fields: { day: optionalDateSchema(dueDay.malformed) },
    prefill: { day: project.due_on ?? '' },
    send: async ({ day }) => {
      const undo = await setDueDay(project, day || null);
      announce({
        action: format(dueDay.saved, { title: project.title }),
        done: Promise.resolve(),
        undo,
      });
      if (details.current) details.current.open = false;
      details.current?.querySelector('summary')?.focus();
      return undefined;
    },
    errors: problems,
  });
  return (
    <details ref={details}>
      <summary css={portalStyles.summary}>{dueDay.change}</summary>
      <Form state={state} css={portalStyles.denseStack}>
        <DateField {...state.field('day')} label={dueDay.label} />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {dueDay.save}
          </Button>
        </div>
      </Form>
    </details>
  );
}
