import { getNormaliser } from '@torsa/shared/i18n/text/normaliser';
import { checkedCheckboxValue } from '@torsa/shared/ui/form/controls';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useState } from 'react';
import type { Message } from '../../api/conversations.ts';

interface Typed {
  readonly text: string;
  /** True if the text is an internal note. */
  readonly isNote: boolean;
  /** The number of the last message at the time when the user started to write. */
  readonly since: number;
}

export interface ReplyDraft extends Typed {
  readonly type: (text: string) => void;
  readonly setNote: (isNote: boolean) => void;
  /** Records that the user has seen all messages up to this message number. */
  readonly seen: (number: number) => void;
  /** The idempotency key of the message, which prevents a retry from storing the message twice. */
  readonly key: () => string;
  /**
   * Call this function after the backend has stored the text as a message.
   * @returns true if the user has not typed another text in the meantime
   */
  readonly arrived: (body: string, message: Pick<Message, 'kind' | 'number'>) => boolean;
}

const names = ['text', 'note', 'since'] as const;

/**
 * Returns the stored text of an unsent reply or note.
 * @param last number of the last visible message
 */
export function useReplyDraft(conversation: string, last: number): ReplyDraft {
  const stored = useFormDraft(`reply.${conversation}`, names);
  const read = (): Typed | undefined => {
    const found = stored.read();
    return (
      found && {
        text: found.text,
        isNote: found.note === checkedCheckboxValue,
        since: Number(found.since),
      }
    );
  };
  const [draft, setDraft] = useState<Typed>(
    () => read() ?? { text: '', isNote: false, since: last },
  );
  const valuesOf = ({ text, isNote, since }: Typed) => ({
    text,
    note: isNote ? checkedCheckboxValue : '',
    since: String(since),
  });
  const store = (next: Typed) => (next.text === '' ? stored.clear() : stored.save(valuesOf(next)));
  const keep = (next: Typed) => {
    setDraft(next);
    store(next);
  };
  return {
    ...draft,
    // Records all visible messages as seen, because the user starts a new reply.
    type: (text) => keep({ ...draft, text, since: draft.text === '' ? last : draft.since }),
    setNote: (isNote) => keep({ ...draft, isNote }),
    seen: (number) => keep({ ...draft, since: number }),
    key: () => stored.idempotencyKey({ ...valuesOf(draft), since: '' }),
    arrived: (body, { kind, number }) => {
      // Keep text that the user typed during the sending, because that text is the next reply.
      const rest = ({ text, isNote, since }: Typed): Typed => ({
        ...(getNormaliser().normaliseText(text) === body
          ? { text: '', isNote: false }
          : { text, isNote }),
        since: kind === 'staff' ? number : since,
      });
      const typed = read();
      // Deleting the stored text also deletes the message's idempotency key.
      stored.clear();
      if (typed) store(rest(typed));
      setDraft(rest);
      return typed === undefined || rest(typed).text === '';
    },
  };
}

/**
 * Returns the author of the last staff reply after the message with the given number, or undefined without such a
 * reply.
 */
export function findStaffReplyAfter(thread: readonly Message[], since: number): string | undefined {
  return thread.findLast(({ kind, number }) => kind === 'staff' && number > since)?.author_name;
}
