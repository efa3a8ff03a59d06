import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useProjectMutation } from '../../api/project-changes.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

const { color, space } = tokens;

const form = css({ display: 'grid', gap: space.s, '& textarea': { minBlockSize: '5rem' } });
const tabs = css({ display: 'flex', gap: space.m, borderBlockEnd: `1px solid ${color.line}` });
const tab = css({
  minBlockSize: minTouchTargetSize,
  minInlineSize: minTouchTargetSize,
  padding: `0 ${space.xs}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected="true"]': { borderColor: color.river, color: color.text },
});

const panel = css({ paddingBlockStart: space.s });

interface NoteFormProps {
  readonly project: string;
  readonly copy: ProjectTexts;
}

const kinds = ['update', 'note'] as const;
type NoteKind = (typeof kinds)[number];

/**
 * The form for a text in the project's timeline. The client sees an update, and only staff see a note. Each tab has
 * its own draft, so that a text for colleagues never becomes an update for the client.
 */
export function ProjectNoteForm({ project, copy }: NoteFormProps) {
  const id = useId();
  const drafts = {
    update: useFormDraft(`note.${project}`, ['body']),
    note: useFormDraft(`internal-note.${project}`, ['body']),
  };
  const [kind, choose] = useState<NoteKind>(() =>
    drafts.note.read() && !drafts.update.read() ? 'note' : 'update',
  );
  const list = useRef<HTMLDivElement>(null);
  const moveByArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = kind === 'update' ? 'note' : 'update';
    choose(other);
    list.current?.querySelector<HTMLElement>(`[data-kind=${other}]`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={copy.note.kinds} css={tabs}>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === kind}
            aria-controls={`${id}panel`}
            tabIndex={one === kind ? 0 : -1}
            data-kind={one}
            css={tab}
            onClick={() => choose(one)}
            onKeyDown={moveByArrow}
          >
            {copy.note[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" css={panel} id={`${id}panel`} aria-labelledby={`${id}${kind}`}>
        <NoteFields key={kind} project={project} kind={kind} draft={drafts[kind]} copy={copy} />
      </div>
    </div>
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
