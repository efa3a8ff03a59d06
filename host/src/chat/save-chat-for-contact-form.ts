import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import type { ChatMessage } from './conversation.ts';

interface Senders {
  readonly agent: string;
  readonly you: string;
}

/**
 * Saves the chat conversation in session storage. The contact form reads it there and appends it to the visitor's
 * message.
 */
export function saveChatForContactForm(
  messages: readonly ChatMessage[],
  { agent, you }: Senders,
): void {
  const lines = messages.map(({ sender, text }) => `${sender === 'agent' ? agent : you}: ${text}`);
  try {
    sessionStorage.setItem(chatTranscriptStorageKey, lines.join('\n'));
  } catch {
    // Ignores blocked session storage: the contact form then starts without the chat conversation.
  }
}
