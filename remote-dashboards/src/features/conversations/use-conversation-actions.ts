import { useI18n } from '@torsa/shared/i18n';
import { type ConversationChange, useChangeConversation } from '../../api/conversation-changes.ts';
import type { Conversation, ConversationStatus } from '../../api/conversations.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import { useOpenNextConversation } from './use-open-next.ts';

/** Returns the actions of staff on a conversation. After each action, a toast offers Undo. */
export function useConversationActions(conversation: Conversation, copy: ConversationTexts) {
  const { change, error } = useChangeConversation(conversation);
  const { openNext, reopen } = useOpenNextConversation(conversation.id);
  const announce = useUndoToast(copy.undo);
  const { format } = useI18n();
  const { problems, results } = copy.handling;

  const apply = (next: ConversationChange, action: string) => {
    const { done, undo } = change(next);
    const isLeft = 'status' in next && openNext(next.status);
    const undoAndReopen = () => {
      reopen();
      return undo();
    };
    if (!isLeft) return announce({ action, done, undo, problems });
    // Another conversation is now open, so the toast contains the sender's name.
    const named = format(copy.selection.ofOne, { name: conversation.name, result: action });
    announce({ action: named, done, undo: undoAndReopen, problems });
  };
  return {
    /**
     * Closes the conversation after a reply, without a toast of its own. The reply's Undo also reopens the
     * conversation.
     */
    closeAfterReply: (version: number) => change({ status: 'closed' }, version).done,
    /** The error of the last action that the backend rejected. */
    error,
    /** @param colleague the new assignee, or undefined to remove the assignee */
    assign: (colleague: { readonly staff_id: string; readonly name: string } | undefined) =>
      apply(
        { assignee: colleague?.staff_id ?? null },
        colleague ? format(results.assigned, { name: colleague.name }) : results.unassigned,
      ),
    /** Changes the conversation's status, and opens the next conversation if this one leaves the list. */
    setStatus: (status: ConversationStatus) => apply({ status }, results[status]),
    /**
     * Snoozes the conversation.
     * @param words the formatted end time, for the toast
     */
    snooze: (until: Date, words: string) =>
      apply(
        { status: 'waiting', snoozed_until: until.toISOString() },
        format(results.snoozed, { time: words }),
      ),
  };
}
