import { normaliser } from '@torsa/shared/i18n/text/normaliser';
import { checkedValue } from '@torsa/shared/ui/form/controls';
import { useDraft } from '@torsa/shared/ui/form/use-draft';
import { useState } from 'react';
import type { Message } from '../../api/conversations.ts';

interface Typed {
  readonly text: string;
  /** Only for colleagues. */
  readonly isNote: boolean;
  /** The number of the last message that was there when the writing began. */
  readonly since: number;
}

export interface ReplyDraft extends Typed {
  readonly type: (text: string) => void;
  readonly setNote: (isNote: boolean) => void;
  /** The writer knows all messages up to this one. */
  readonly seen: (number: number) => void;
  /** The idempotency key, which prevents a retry from storing the message twice. */
  readonly key: () => string;
  /** This text has arrived, as this message. */
  readonly arrived: (body: string, message: Pick<Message, 'kind' | 'number'>) => void;
}

const names = ['text', 'note', 'since'] as const;

/**
 * The draft of the box under a conversation.
 * @param last the number of the last message that is shown
 */
export function useReplyDraft(conversation: string, last: number): ReplyDraft {
  const stored = useDraft(`reply.${conversation}`, names);
  const read = (): Typed | undefined => {
    const found = stored.read();
    return (
      found && { text: found.text, isNote: found.note === checkedValue, since: Number(found.since) }
    );
  };
  const [draft, setDraft] = useState<Typed>(
    () => read() ?? { text: '', isNote: false, since: last },
  );
  const valuesOf = ({ text, isNote, since }: Typed) => ({
    text,
    note: isNote ? checkedValue : '',
    since: String(since),
  });
  const store = (next: Typed) => (next.text === '' ? stored.clear() : stored.save(valuesOf(next)));
  const keep = (next: Typed) => {
    setDraft(next);
    store(next);
  };
  return {
    ...draft,
    // A new text begins with all that is shown now.
    type: (text) => keep({ ...draft, text, since: draft.text === '' ? last : draft.since }),
    setNote: (isNote) => keep({ ...draft, isNote }),
    seen: (number) => keep({ ...draft, since: number }),
    key: () => stored.idempotencyKey({ ...valuesOf(draft), since: '' }),
    arrived: (body, { kind, number }) => {
      // Text that was typed while the message was sent is the next one. A reply is refused when its writer has not seen all.
      const rest = ({ text, isNote, since }: Typed): Typed => ({
        ...(normaliser().normaliseText(text) === body
          ? { text: '', isNote: false }
          : { text, isNote }),
        since: kind === 'staff' ? number : since,
      });
      const typed = read();
      // With its key.
      stored.clear();
      if (typed) store(rest(typed));
      setDraft(rest);
    },
  };
}

/** The author of the last answer after the message with this number; undefined without one. */
export function findAnswerSince(thread: readonly Message[], since: number): string | undefined {
  return thread.findLast(({ kind, number }) => kind === 'staff' && number > since)?.author_name;
}
