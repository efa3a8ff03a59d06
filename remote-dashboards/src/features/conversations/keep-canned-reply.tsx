import { css } from '@emotion/react';
import { errorText } from '@torsa/shared/database/backend-error';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { atMost, filled, filledText } from '@torsa/shared/ui/form/fields';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useRef } from 'react';
import { useSaveCannedReply } from '../../api/conversation-changes.ts';
import type { CannedReply } from '../../api/conversations.ts';
import type { ConversationMessages } from './conversation-messages.en.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.s, marginBlockEnd: space.s });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });

interface KeepCannedReplyProps {
  /** The one that is changed; without it, a new one is made. */
  readonly reply?: CannedReply | undefined;
  /** What a new one begins with. */
  readonly body: string;
  /** It is kept or deleted, or neither is wanted. */
  readonly done: () => void;
  readonly messages: ConversationMessages['canned'];
}

/** Gives a text a name, under which all staff find it; changes or deletes one that they have. */
export function KeepCannedReply({ reply, body, done, messages }: KeepCannedReplyProps) {
  const save = useSaveCannedReply(reply, done);
  const state = useForm({
    fields: {
      title: atMost(100, filled(messages.titleMissing)),
      body: atMost(5000, filledText(messages.textMissing)),
    },
    send: async (values) => {
      // What fails is said below, of a deletion too.
      await save.mutateAsync(values).catch(() => {});
      return undefined;
    },
  });
  const title = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Form state={state} css={form}>
      {save.error && (
        <Notice kind="alert">
          {errorText(save.error, { conflict: messages.conflict, other: messages.failed })}
        </Notice>
      )}
      <Field
        {...state.field('title')}
        ref={title}
        label={messages.title}
        defaultValue={reply?.title}
      />
      <TextAreaField
        {...state.field('body')}
        label={messages.text}
        rows={4}
        defaultValue={reply?.body ?? body}
      />
      <div css={buttons}>
        <Button type="submit" busy={save.isPending}>
          {messages.save}
        </Button>
        <Button variant="quiet" onClick={done}>
          {messages.cancel}
        </Button>
        {reply && (
          <Button variant="quiet" onClick={() => save.mutate('delete')}>
            {messages.delete}
          </Button>
        )}
      </div>
    </Form>
  );
}
