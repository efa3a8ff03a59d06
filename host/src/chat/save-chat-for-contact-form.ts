import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import type { ChatMessage } from './conversation.ts';

interface Senders {
  readonly agent: string;
  readonly you: string;
}

/** Saves the chat conversation in session storage, from which the contact form appends it to the visitor's message. */
export function saveChatForContactForm(
  messages: readonly ChatMessage[],
  { agent, you }: Senders,
): void {
  const lines = messages.map(({ sender, text }) => `${sender === 'agent' ? agent : you}: ${text}`);
  try {
    sessionStorage.setItem(chatTranscriptStorageKey, lines.join('\n'));
  } catch {
    // If session storage is blocked, the contact form starts without the chat conversation.
  }
}
