import { chatStorageKey } from '@torsa/shared/contract/names';

/**
 * What was said in the chat before somebody went on to the form, as the end of a message: its first line has the inbox tell
 * it apart. Empty when there is nothing, or when it was taken before.
 */
export function takeChat(): string {
  try {
    const said = sessionStorage.getItem(chatStorageKey);
    sessionStorage.removeItem(chatStorageKey);
    return said ? `\n\n--- Chat ---\n${said}` : '';
  } catch {
    return '';
  }
}
