import { type SentMessageResult, useUndoMessage } from '../../api/conversation-changes.ts';
import type { RowVersionChange } from '../../api/optimistic-queue.ts';
import { findErrorDetailCode } from '../../ui/error-detail.ts';
import type { UndoTexts } from '../../ui/undo-toast.copy.en.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { SentMessageToastTexts } from './sent-toast.copy.en.ts';

export interface SentMessage {
  readonly sent: SentMessageResult;
  /** The pending close of the conversation after “Send and close”. */
  readonly closing: Promise<RowVersionChange> | undefined;
  /** Returns true if the user is still on the page that sent the message. */
  readonly isFormOpen: () => boolean;
  /** Restores the text of the message in the form after Undo. */
  readonly restore: () => void;
}

interface SentToastOptions {
  readonly conversation: string;
  /** Opens the conversation again when the user undoes the message on another page. */
  readonly reopen: () => void;
  readonly copy: { readonly undo: UndoTexts; readonly sentToast: SentMessageToastTexts };
}

/**
 * Returns a function that shows a toast with Undo after a reply or note. Undo also reopens a conversation that “Send
 * and close” closed.
 */
export function useSentMessageToast({ conversation, reopen, copy }: SentToastOptions) {
  const { problems, ...texts } = copy.sentToast;
  const undoMessage = useUndoMessage(conversation);
  const announce = useUndoToast(copy.undo);
  return ({ sent, closing, isFormOpen, restore }: SentMessage): void =>
    announce({
      action: sent.row.internal ? texts.noted : closing ? texts.sentAndClosed : texts.sent,
      failedAction: texts.closed,
      done: Promise.resolve(closing),
      undo: async () => {
        if (!isFormOpen()) reopen();
        const closed = await closing?.catch(() => undefined);
        await undoMessage(sent, closed?.newVersion);
        restore();
      },
      explainFailedUndo: (error) => {
        const reason = findErrorDetailCode(error, problems);
        return reason && problems[reason];
      },
    });
}
