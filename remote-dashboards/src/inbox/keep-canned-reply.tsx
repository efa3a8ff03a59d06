import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, problemOf } from '@torsa/shared/database/answer-of';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signedInBackend } from '../data/signed-in-backend.ts';
import type { ConversationMessages } from './conversation.en.ts';
import { cannedRepliesQuery } from './inbox-queries.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.s, marginBlockEnd: space.s });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export interface CannedReply {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Of the reply as it was read: a change of another one is refused. */
  readonly version: number;
}

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
  const [typed, setTyped] = useState({ title: reply?.title ?? '', body: reply?.body ?? body });
  const save = useSaving(reply, done);
  const title = useRef<HTMLInputElement>(null);
  // The button that opened it is gone.
  useEffect(() => title.current?.focus(), []);
  const isFilled = typed.title.trim() !== '' && typed.body.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && isFilled) save.mutate(typed);
  };
  return (
    <form css={form} onSubmit={submit}>
      {save.error && (
        <Notice kind="alert">
          {problemOf(save.error) === 'conflict' ? messages.conflict : messages.failed}
        </Notice>
      )}
      <Field
        ref={title}
        name="title"
        label={messages.title}
        required
        maxLength={100}
        value={typed.title}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
      />
      <TextAreaField
        name="body"
        label={messages.text}
        required
        rows={4}
        maxLength={5000}
        value={typed.body}
        onChange={({ target }) => setTyped({ ...typed, body: target.value })}
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
    </form>
  );
}

/** Keeps a reply, or deletes it. What somebody else did meanwhile is read anew and not overwritten. */
function useSaving(reply: CannedReply | undefined, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Pick<CannedReply, 'title' | 'body'> | 'delete') => {
      const backend = await signedInBackend();
      if (change === 'delete') {
        if (reply) await answerOf(backend.rpc('delete_canned_reply', { id: reply.id }));
        return;
      }
      const { title, body } = { title: change.title.trim(), body: change.body.trim() };
      const seen = reply ? { id: reply.id, seen_version: reply.version } : {};
      await answerOf(backend.rpc('save_canned_reply', { title, body, ...seen }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey }),
    onSuccess: done,
  });
}
