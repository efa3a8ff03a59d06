import { chatStorageKey } from '@torsa/shared/contract/names';
import type { ChatMessage } from './conversation.ts';

interface Senders {
  readonly agent: string;
  readonly you: string;
}

/** Keeps what was said in this tab, for the form that somebody goes on to. */
export function saveChatForContactForm(
  messages: readonly ChatMessage[],
  { agent, you }: Senders,
): void {
  const lines = messages.map(({ sender, text }) => `${sender === 'agent' ? agent : you}: ${text}`);
  try {
    sessionStorage.setItem(chatStorageKey, lines.join('\n'));
  } catch {
    // Without a storage they tell it anew.
  }
}
