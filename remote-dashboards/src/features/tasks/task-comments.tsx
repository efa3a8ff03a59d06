import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { colleaguesQuery } from '../../api/people.ts';
import { type TaskEvent, useAddTaskComment, useRemoveTaskComment } from '../../api/task-details.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { TaskSheetSection } from './sheet-section.tsx';
import type { TaskSheetTexts } from './task-sheet.copy.en.ts';

const form = css(portalStyles.tightStack, { '& textarea': { minBlockSize: '4.5rem' } });

interface TaskCommentsProps {
  /** The ID of the task. */
  readonly task: string;
  /** The events of the task, newest first. */
  readonly events: readonly TaskEvent[];
  readonly copy: TaskSheetTexts;
}

/** The comments of staff about a task, oldest first, and the form for a new comment. */
export function TaskComments({ task, events, copy }: TaskCommentsProps) {
  const { format } = useI18n();
  const session = useSession();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const isFounder = session.status === 'signedIn' && session.role === 'founder_local';
  const { mutateAsync: add } = useAddTaskComment();
  const { mutateAsync: remove } = useRemoveTaskComment();
  const announce = useUndoToast(copy.undo);
  const draft = useFormDraft(`task-comment.${task}`, ['body']);
  const { comments } = copy;
  const state = useForm({
    fields: { body: limitFieldLength(5000, requiredTextField(comments.blank)) },
    draft,
    send: async (values) => {
      await add({ key: draft.idempotencyKey(values), task, body: values.body });
      return { isSuccess: true };
    },
    errors: { conflict: copy.missing, forbidden: copy.missing, other: copy.failed },
  });
  const removeWithUndo = ({ id, body }: TaskEvent) => {
    const done = remove(id);
    const undo = () => add({ key: id, task, body });
    announce({ action: comments.removed, done, undo });
  };
  const shown = events.filter(({ kind }) => kind === 'comment').toReversed();
  return (
    <TaskSheetSection title={comments.title}>
      <ul css={portalStyles.denseList}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <p css={portalStyles.smallMuted}>
              {comment.author_name} · <Timestamp at={comment.created_at} as="ago" />
            </p>
            <LinkedText text={comment.body} />
            {(isFounder || (me !== undefined && comment.author === me)) && (
              <Button
                variant="quiet"
                aria-label={format(comments.removeOf, { name: comment.author_name })}
                onClick={() => removeWithUndo(comment)}
              >
                {comments.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Form state={state} css={form}>
        <TextAreaField
          {...state.field('body')}
          label={comments.label}
          hint={comments.hint}
          rows={2}
        />
        <div>
          <Button type="submit" variant="secondary" busy={state.isBusy}>
            {comments.add}
          </Button>
        </div>
      </Form>
    </TaskSheetSection>
  );
}
