export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly sender: 'agent' | 'user';
}

/** The delay of the automatic chat reply in milliseconds, from point 9 of the product specification. */
export const chatReplyDelayMs = 1000;

/**
 * Creates a chat conversation that contains the agent's greeting. The browser does not send conversations to the
 * server.
 */
export function createChatConversation(greeting: string): readonly ChatMessage[] {
  return [{ id: 0, text: greeting, sender: 'agent' }];
}

/** Returns the chat conversation with the new message, or the unchanged conversation if the text is blank. */
export function addChatMessage(
  conversation: readonly ChatMessage[],
  sender: ChatMessage['sender'],
  text: string,
): readonly ChatMessage[] {
  const trimmed = text.trim();
  return trimmed
    ? [...conversation, { id: conversation.length, text: trimmed, sender }]
    : conversation;
}

/** Returns true if the agent has replied to the visitor. The greeting is not a reply. */
export function hasAgentReply(conversation: readonly ChatMessage[]): boolean {
  return conversation.filter(({ sender }) => sender === 'agent').length > 1;
}
