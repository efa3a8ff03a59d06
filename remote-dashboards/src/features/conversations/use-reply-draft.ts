import { getTextNormaliser } from '@torsa/shared/i18n/text/normaliser';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useEffect, useState } from 'react';
import type { Message } from '../../api/conversations.ts';

interface Typed {
  readonly text: string;
  /** The number of the last message when the user started to write. */
  readonly since: number;
}

export interface ReplyDraft extends Typed {
  readonly type: (text: string) => void;
  /** Records that the user has seen all messages up to a number. */
  readonly seen: (number: number) => void;
  /** Returns the message's idempotency key, so that a retry does not store the message twice. */
  readonly key: () => string;
  /**
   * Clears the draft after the backend has stored the message.
   * @returns true if the user has typed no other text in the meantime
   */
  readonly arrived: (body: string, message: Pick<Message, 'kind' | 'number'>) => boolean;
  /** Puts the text of an undone message before the current text, in the form that is open now. */
  readonly restore: (sent: Typed) => void;
}

/** The callbacks that show a restored text in an open form. Their argument is the name of the draft. */
const openForms = new Set<(name: string) => void>();

const names = ['text', 'since'] as const;

/**
 * Returns the stored draft of a reply or a note, which have separate drafts so that a note is never sent to a client.
 * @param last the number of the last visible message
 * @param onRestored runs after the text of an undone message has appeared in the form
 */
export function useReplyDraft(
  conversation: string,
  last: number,
  kind: 'reply' | 'note' = 'reply',
  onRestored?: () => void,
): ReplyDraft {
  const name = `unsent-${kind}.${conversation}`;
  const stored = useFormDraft(name, names);
  const read = (): Typed | undefined => {
    const found = stored.read();
    return found && { text: found.text, since: Number(found.since) };
  };
  const [draft, setDraft] = useState<Typed>(() => read() ?? { text: '', since: last });
  const valuesOf = ({ text, since }: Typed) => ({ text, since: String(since) });
  const store = (next: Typed) => (next.text === '' ? stored.clear() : stored.save(valuesOf(next)));
  const keep = (next: Typed) => {
    setDraft(next);
    store(next);
  };
  useEffect(() => {
    const showRestored = (restored: string) => {
      const typed = restored === name && read();
      if (!typed) return;
      setDraft(typed);
      onRestored?.();
    };
    openForms.add(showRestored);
    return () => {
      openForms.delete(showRestored);
    };
  });
  return {
    ...draft,
    // A first typed character means that the user has seen all visible messages.
    type: (text) => keep({ text, since: draft.text === '' ? last : draft.since }),
    seen: (number) => keep({ ...draft, since: number }),
    key: () => stored.idempotencyKey({ ...valuesOf(draft), since: '' }),
    arrived: (body, message) => {
      // Text that the user typed during the sending is the next reply.
      const rest = ({ text, since }: Typed): Typed => ({
        text: getTextNormaliser().normaliseText(text) === body ? '' : text,
        since: message.kind === 'staff' ? message.number : since,
      });
      const typed = read();
      // Also deletes the message's idempotency key.
      stored.clear();
      if (typed) store(rest(typed));
      setDraft(rest);
      return typed === undefined || rest(typed).text === '';
    },
    restore: ({ text, since }) => {
      const typed = read()?.text ?? '';
      store({ text: typed === '' ? text : `${text}\n\n${typed}`, since });
      for (const showRestored of openForms) showRestored(name);
    },
  };
}

/** Returns the author of the last staff reply after message number `since`, or undefined. */
export function findStaffReplyAfter(thread: readonly Message[], since: number): string | undefined {
  return thread.findLast(({ kind, number }) => kind === 'staff' && number > since)?.author_name;
}
