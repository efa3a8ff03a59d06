import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import {
  limitFieldLength,
  requiredLineField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useRef } from 'react';
import { useSaveCannedReply } from '../../api/conversation-changes.ts';
import type { CannedReply } from '../../api/conversations.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { ConversationTexts } from './conversation-page.copy.en.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.s, marginBlockEnd: space.s });

interface CannedReplyFormProps {
  /** The canned reply to edit. Without it, the form creates a canned reply. */
  readonly reply?: CannedReply | undefined;
  /** The initial text of a new canned reply. */
  readonly body: string;
  /** Runs after the user has saved or deleted the canned reply, or has cancelled. */
  readonly done: () => void;
  readonly copy: ConversationTexts['canned'];
}

/** The form that creates, edits or deletes a canned reply. All staff share the canned replies. */
export function CannedReplyForm({ reply, body, done, copy }: CannedReplyFormProps) {
  const save = useSaveCannedReply(reply, done);
  const state = useForm({
    fields: {
      title: limitFieldLength(100, requiredLineField(copy.titleMissing)),
      body: limitFieldLength(5000, requiredTextField(copy.textMissing)),
    },
    send: async (values) => {
      // Ignore the error here, because the form shows it below the fields.
      await save.mutateAsync(values).catch(() => {});
      return undefined;
    },
  });
  const title = useRef<HTMLInputElement>(null);
  // Focus the form's first field, because the button that opened the form no longer exists.
  useEffect(() => title.current?.focus(), []);
  return (
    <Form state={state} css={form}>
      <ErrorNotice error={save.error} copy={{ conflict: copy.conflict, other: copy.failed }} />
      <Field {...state.field('title')} ref={title} label={copy.title} defaultValue={reply?.title} />
      <TextAreaField
        {...state.field('body')}
        label={copy.text}
        rows={4}
        defaultValue={reply?.body ?? body}
      />
      <div css={portalStyles.actions}>
        <Button type="submit" busy={save.isPending}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={done}>
          {copy.cancel}
        </Button>
        {reply && (
          <Button variant="quiet" onClick={() => save.mutate('delete')}>
            {copy.delete}
          </Button>
        )}
      </div>
    </Form>
  );
}
