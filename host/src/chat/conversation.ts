export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly sender: 'agent' | 'user';
}

/** How long the fixed reply waits, in milliseconds (product specification, point 9). */
export const replyDelay = 1000;

/** A conversation begins with the agent's greeting. It never leaves this page. */
export function newConversation(greeting: string): readonly ChatMessage[] {
  return [{ id: 0, text: greeting, sender: 'agent' }];
}

/** The conversation with one more message; the same conversation when the text is blank. */
export function addMessage(
  conversation: readonly ChatMessage[],
  sender: ChatMessage['sender'],
  text: string,
): readonly ChatMessage[] {
  const trimmed = text.trim();
  return trimmed
    ? [...conversation, { id: conversation.length, text: trimmed, sender }]
    : conversation;
}

/** Whether something that the visitor said was answered. */
export function hasReply(conversation: readonly ChatMessage[]): boolean {
  return conversation.filter(({ sender }) => sender === 'agent').length > 1;
}
