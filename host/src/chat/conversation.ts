export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly sender: 'agent' | 'user';
}

/** The delay before the automatic reply, in milliseconds (product specification, point 9). */
export const replyDelay = 1000;

/** Creates a conversation with the agent's greeting. Conversations are not sent to the server. */
export function newConversation(greeting: string): readonly ChatMessage[] {
  return [{ id: 0, text: greeting, sender: 'agent' }];
}

/** Returns the conversation with one more message, or the same array if the text is blank. */
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

/** True if the agent has answered a message of the visitor. The greeting does not count. */
export function hasReply(conversation: readonly ChatMessage[]): boolean {
  return conversation.filter(({ sender }) => sender === 'agent').length > 1;
}
