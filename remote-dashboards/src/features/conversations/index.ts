/** Exports the conversation components that other features use. */

export { MessageComposer } from './composer.tsx';
export { EarlyMyConversationRow, MyConversationRow } from './my-conversation-row.tsx';
export { MessageThread } from './thread.tsx';
export { useConversationWithMessages } from './use-conversation.ts';
export { useSendFirstMessage } from './use-first-message.ts';
export { useFilesByMessageId } from './use-message-files.ts';
export { findStaffReplyAfter, useReplyDraft } from './use-reply-draft.ts';
export { useSentMessageToast } from './use-sent-toast.ts';
