/** The parts of a conversation that pages of other features show. */

export { Composer } from './composer.tsx';
export { MyConversationRow } from './my-conversation-row.tsx';
export { useConversation } from './read-conversation.ts';
export { Thread } from './thread.tsx';
export { answeredSince, useReplyDraft } from './use-reply-draft.ts';
