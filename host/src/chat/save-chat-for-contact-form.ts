import { chatStorageKey } from '@torsa/shared/contract/names';
import type { ChatMessage } from './conversation.ts';

interface Senders {
  readonly agent: string;
  readonly you: string;
}

/** Saves the conversation in the session storage of this tab, from where the contact form reads it. */
export function saveChatForContactForm(
  messages: readonly ChatMessage[],
  { agent, you }: Senders,
): void {
  const lines = messages.map(({ sender, text }) => `${sender === 'agent' ? agent : you}: ${text}`);
  try {
    sessionStorage.setItem(chatStorageKey, lines.join('\n'));
  } catch {
    // Without session storage, the contact form starts empty.
  }
}
