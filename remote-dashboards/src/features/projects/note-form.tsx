import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useState } from 'react';
import { useProjectMutation } from '../../api/project-changes.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { ProjectTexts } from './project-page.copy.en.ts';

const form = css({ display: 'grid', gap: tokens.space.s, '& textarea': { minBlockSize: '5rem' } });
interface NoteFormProps {
  readonly project: string;
  readonly copy: ProjectTexts;
}

type NoteKind = 'update' | 'note';

/** The form for a timeline entry: an update for the client, or a note for staff. Each tab has its own draft. */
export function ProjectNoteForm({ project, copy }: NoteFormProps) {
  const drafts = {
    update: useFormDraft(`note.${project}`, ['body']),
    note: useFormDraft(`internal-note.${project}`, ['body']),
  };
  const [kind, choose] = useState<NoteKind>(() =>
    drafts.note.read() && !drafts.update.read() ? 'note' : 'update',
  );
  const { kinds: label, update, note, draft } = copy.note;
  return (
    <Tabs
      label={label}
      names={{ update, note }}
      selected={kind}
      choose={choose}
      hasDraft={(one) => drafts[one].read() !== undefined}
      draftLabel={draft}
    >
      <NoteFields key={kind} project={project} kind={kind} draft={drafts[kind]} copy={copy} />
    </Tabs>
  );
}

interface NoteFieldsProps extends NoteFormProps {
  readonly kind: NoteKind;
  readonly draft: ReturnType<typeof useFormDraft<'body'>>;
}

function NoteFields({ project, kind, draft, copy }: NoteFieldsProps) {
  const { note, problems } = copy;
  const add = useProjectMutation('add_project_note');
  const internal = kind === 'note';
  const state = useForm({
    fields: { body: limitFieldLength(5000, requiredTextField(note.blank)) },
    draft,
    send: async (values) => {
      const key = draft.idempotencyKey(values);
      await add.mutateAsync({ project, body: values.body, internal, key });
      return { isSuccess: true };
    },
    errors: { forbidden: problems.forbidden, other: problems.other },
  });
  const idle = internal ? note.add : note.post;
  const busy = internal ? note.adding : note.posting;
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('body')}
        label={internal ? note.internalLabel : note.label}
        hint={internal ? note.internalHint : note.hint}
        rows={3}
      />
      <div>
        <Button type="submit" variant="secondary" busy={state.isBusy}>
          {state.isBusy ? busy : idle}
        </Button>
      </div>
    </Form>
  );
}
