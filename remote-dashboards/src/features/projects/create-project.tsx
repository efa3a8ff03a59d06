import { css } from '@emotion/react';
import { useNavigate } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import {
  limitFieldLength,
  optionalLineField,
  requiredLineField,
} from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useProjectMutation } from '../../api/project-changes.ts';
import { projectServices } from '../../api/projects.ts';
import { DateField, optionalDateSchema } from '../../ui/day-field.tsx';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';
import { SideCard } from '../../ui/side-card.tsx';
import type { CreateProjectTexts } from './create-project.copy.en.ts';

// The fields are side by side on wide screens, and in one column beside a conversation.
const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: tokens.space.m,
});

interface CreateProjectProps {
  /** The conversation from which staff create the project. Its subject is the suggested title. */
  readonly conversation?: { readonly id: string; readonly subject: string };
  readonly copy: CreateProjectTexts;
  readonly services: ProjectTerms['services'];
}

/** The form that creates a project and then opens its page. */
export function CreateProjectForm({ conversation, copy, services: names }: CreateProjectProps) {
  const navigate = useNavigate();
  const make = useProjectMutation('create_project');
  const draft = useFormDraft(`project.${conversation?.id ?? ''}`, ['title', 'service', 'due']);
  const state = useForm({
    fields: {
      title: limitFieldLength(120, requiredLineField(copy.titleMissing)),
      service: optionalLineField(),
      due: optionalDateSchema(copy.dayMalformed),
    },
    ...(conversation ? { prefill: { title: conversation.subject } } : {}),
    draft,
    send: async (values) => {
      const { title, service, due } = values;
      const made = await make.mutateAsync({
        id: draft.idempotencyKey(values),
        title,
        service_id: service,
        ...(due === '' ? {} : { due_on: due }),
        ...(conversation ? { conversation: conversation.id } : {}),
      });
      void navigate(`/dashboard/projects/${made.id}`);
      return { isSuccess: true };
    },
    errors: copy.problems,
  });
  return (
    <SideCard title={copy.heading}>
      <Form state={state} css={form}>
        <Field {...state.field('title')} label={copy.title} autoComplete="off" />
        <SelectField
          {...state.field('service')}
          label={copy.service}
          values={projectServices}
          nameOf={(one) => names[one]}
        />
        <DateField {...state.field('due')} label={copy.due} />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {state.isBusy ? copy.making : copy.make}
          </Button>
        </div>
      </Form>
    </SideCard>
  );
}
