import { useState } from 'react';
import type { Message } from './conversation.ts';
import { forgetDraft, keepDraft, keyOfDraft, type ReplyDraft, readDraft } from './reply-draft.ts';

export interface Draft extends ReplyDraft {
  readonly type: (text: string) => void;
  readonly setNote: (isNote: boolean) => void;
  /** The writer has been told of all up to this message. */
  readonly seen: (number: number) => void;
  readonly key: () => string;
  /** This text has arrived, as this message. */
  readonly arrived: (body: string, message: Pick<Message, 'kind' | 'number'>) => void;
}

/**
 * What is typed into the box under a conversation, kept in this tab.
 * @param last the number of the last message that is shown
 */
export function useDraft(conversation: string, last: number): Draft {
  const [draft, setDraft] = useState<ReplyDraft>(
    () => readDraft(conversation) ?? { text: '', isNote: false, since: last },
  );
  const keep = (next: ReplyDraft) => {
    setDraft(next);
    keepDraft(conversation, next);
  };
  return {
    ...draft,
    // A new text begins with all that is shown now.
    type: (text) => keep({ ...draft, text, since: draft.text === '' ? last : draft.since }),
    setNote: (isNote) => keep({ ...draft, isNote }),
    seen: (number) => keep({ ...draft, since: number }),
    key: () => keyOfDraft(conversation, draft),
    arrived: (body, { kind, number }) => {
      // What was typed while it was under way is the next one. A reply is refused when its writer has not seen all.
      const rest = ({ text, isNote, since }: ReplyDraft): ReplyDraft => ({
        ...(text.trim() === body ? { text: '', isNote: false } : { text, isNote }),
        since: kind === 'staff' ? number : since,
      });
      const kept = readDraft(conversation);
      // With its key.
      forgetDraft(conversation);
      if (kept) keepDraft(conversation, rest(kept));
      setDraft(rest);
    },
  };
}
