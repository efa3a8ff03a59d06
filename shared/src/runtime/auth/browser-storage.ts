import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';

/**
 * Reads a text from `localStorage`.
 * @returns the stored text, null if no text is stored, or undefined if browser storage is unavailable
 */
export function readStorageText(key: string): string | null | undefined {
  return attempt(() => localStorage.getItem(key));
}

/** Returns true if browser storage contains a session that supabase-js can read. */
export function hasStoredSession(): boolean {
  return parseSession(readStorageText(sessionStorageKey)) !== undefined;
}

export function hasFounderFlag(): boolean {
  return typeof readStorageText(founderFlagKey) === 'string';
}

export function setFounderFlag(): void {
  attempt(() => localStorage.setItem(founderFlagKey, 'true'));
}

export function clearFounderFlag(): void {
  attempt(() => localStorage.removeItem(founderFlagKey));
}

/** Catches all errors, because even reading `window.localStorage` throws an error if browser storage is disabled. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
