import { draftKey } from '@torsa/shared/contract/draft-keys';
import { normaliser } from '@torsa/shared/i18n/text/normaliser';
import { personId } from '@torsa/shared/ui/form/person-id';
import { useState } from 'react';
import type { Message } from '../../api/conversations.ts';
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
 * What is typed into the box under a conversation, kept in this tab for its writer.
 * @param last the number of the last message that is shown
 */
export function useDraft(conversation: string, last: number): Draft {
  // The writer stays the same, although another person logs in before an answer comes.
  const [name] = useState(() => draftKey(personId(), `reply.${conversation}`));
  const [draft, setDraft] = useState<ReplyDraft>(
    () => readDraft(name) ?? { text: '', isNote: false, since: last },
  );
  const keep = (next: ReplyDraft) => {
    setDraft(next);
    keepDraft(name, next);
  };
  return {
    ...draft,
    // A new text begins with all that is shown now.
    type: (text) => keep({ ...draft, text, since: draft.text === '' ? last : draft.since }),
    setNote: (isNote) => keep({ ...draft, isNote }),
    seen: (number) => keep({ ...draft, since: number }),
    key: () => keyOfDraft(name, draft),
    arrived: (body, { kind, number }) => {
      // What was typed while it was under way is the next one. A reply is refused when its writer has not seen all.
      const rest = ({ text, isNote, since }: ReplyDraft): ReplyDraft => ({
        ...(normaliser().normaliseText(text) === body
          ? { text: '', isNote: false }
          : { text, isNote }),
        since: kind === 'staff' ? number : since,
      });
      const kept = readDraft(name);
      // With its key.
      forgetDraft(name);
      if (kept) keepDraft(name, rest(kept));
      setDraft(rest);
    },
  };
}
