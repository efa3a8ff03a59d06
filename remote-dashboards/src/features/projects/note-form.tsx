import { css } from '@emotion/react';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { checkedValue } from '@torsa/shared/ui/form/controls';
import { maxCharacters, optionalLine, requiredText } from '@torsa/shared/ui/form/fields';
import { useDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useState } from 'react';
import { useProjectMutation } from '../../api/project-changes.ts';
import { styles } from '../../ui/styles.ts';
import type { ProjectCopy } from './project-page.copy.en.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.s, '& textarea': { minBlockSize: '5rem' } });
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: minTargetSize,
  '& input': { inlineSize: '1.25rem', blockSize: '1.25rem' },
});

interface NoteFormProps {
  readonly project: string;
  readonly copy: ProjectCopy;
}

/** The form for a note in the project's timeline, which is visible to the client or only to staff. */
export function NoteForm({ project, copy }: NoteFormProps) {
  const { note, problems } = copy;
  const add = useProjectMutation('add_project_note');
  const [internal, setInternal] = useState(false);
  const draft = useDraft(`note.${project}`, ['body', 'internal']);
  useEffect(() => setInternal(draft.read()?.internal === checkedValue), [draft]);
  const state = useForm({
    fields: { body: maxCharacters(5000, requiredText(note.blank)), internal: optionalLine() },
    draft,
    send: async (values) => {
      const { body } = values;
      await add.mutateAsync({ project, body, internal, key: draft.idempotencyKey(values) });
      // Reset the form after sending, so that the next note is visible to the client by default.
      setInternal(false);
      return { isSuccess: true };
    },
    errors: { forbidden: problems.forbidden, other: problems.other },
  });
  const submit = internal
    ? { idle: note.add, busy: note.adding }
    : { idle: note.post, busy: note.posting };
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('body')}
        label={internal ? note.internalLabel : note.label}
        hint={internal ? note.internalHint : note.hint}
        rows={3}
      />
      <div css={styles.wideRow}>
        <Button type="submit" variant="secondary" busy={state.isBusy}>
          {state.isBusy ? submit.busy : submit.idle}
        </Button>
        <label css={choice}>
          <input
            type="checkbox"
            name="internal"
            checked={internal}
            onChange={({ target }) => setInternal(target.checked)}
          />
          {note.asInternal}
        </label>
      </div>
    </Form>
  );
}
