import { css } from '@emotion/react';
import { errorText } from '@torsa/shared/database/backend-error';
import { useNavigate } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { atMost, filled } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useState } from 'react';
import { useProjectWrite } from '../../api/project-changes.ts';
import { type Service, services } from '../../api/projects.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DayField, optionalDay } from '../../ui/day-field.tsx';
import { idempotencyKey } from '../../ui/idempotency-key.ts';
import type { ProjectWords } from '../../ui/project-words.en.ts';
import { SideCard } from '../../ui/side-card.tsx';
import type { MakeProjectMessages } from './make-project-messages.en.ts';

// Side by side where there is room for it, under each other in a column beside the work.
const form = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: tokens.space.m,
});

interface MakeProjectProps {
  /** What it is made of; its subject is the title that is offered. */
  readonly conversation?: { readonly id: string; readonly subject: string };
  readonly messages: MakeProjectMessages;
  readonly services: ProjectWords['services'];
}

/** Makes a project and opens it. */
export function MakeProject({ conversation, messages, services: names }: MakeProjectProps) {
  const navigate = useNavigate();
  const make = useProjectWrite('make_project');
  const [service, setService] = useState<Service>('website-build');
  const [keys] = useState(idempotencyKey);
  const state = useForm({
    fields: {
      title: atMost(120, filled(messages.titleMissing)),
      due: optionalDay(messages.dayMalformed),
    },
    ...(conversation ? { prefill: { title: conversation.subject } } : {}),
    send: async ({ title, due }) => {
      try {
        const made = await make.mutateAsync({
          id: keys.of(title),
          title,
          service_id: service,
          ...(due === '' ? {} : { due_on: due }),
          ...(conversation ? { conversation: conversation.id } : {}),
        });
        keys.renew();
        void navigate(`/dashboard/projects/${made.id}`);
        return { hasArrived: true };
      } catch (error) {
        return { notice: { kind: 'alert', text: errorText(error, messages.problems) } };
      }
    },
  });
  return (
    <SideCard title={messages.heading}>
      <Form state={state} css={form}>
        <Field {...state.field('title')} label={messages.title} autoComplete="off" />
        <ChoiceField
          label={messages.service}
          value={service}
          values={services}
          choose={setService}
          nameOf={(one) => names[one]}
        />
        <DayField {...state.field('due')} label={messages.due} />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {state.isBusy ? messages.making : messages.make}
          </Button>
        </div>
      </Form>
    </SideCard>
  );
}
