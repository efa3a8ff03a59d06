import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '@torsa/shared/database/answer-of';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { type FormEvent, useState } from 'react';
import { Notice } from '../data/notice.tsx';
import { signedInBackend } from '../data/signed-in-backend.ts';
import type { ConversationMessages } from './conversation.en.ts';
import { cannedRepliesQuery } from './inbox-queries.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.s });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });

interface KeepCannedReplyProps {
  readonly body: string;
  /** It is kept, or not wanted. */
  readonly done: () => void;
  readonly messages: ConversationMessages['canned'];
}

/** Gives a text a name, under which all staff find it. */
export function KeepCannedReply({ body, done, messages }: KeepCannedReplyProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const save = useMutation({
    mutationFn: async () => {
      const backend = await signedInBackend();
      return await answerOf(backend.rpc('save_canned_reply', { title: title.trim(), body }));
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey });
      done();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && title.trim() !== '') save.mutate();
  };
  return (
    <form css={form} onSubmit={submit}>
      {save.error && (
        <Notice kind="alert">
          <p>{messages.failed}</p>
        </Notice>
      )}
      <Field
        name="title"
        label={messages.title}
        required
        maxLength={100}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div css={buttons}>
        <Button type="submit" busy={save.isPending}>
          {messages.save}
        </Button>
        <Button variant="quiet" onClick={done}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
