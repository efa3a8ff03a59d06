import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';

/** @returns null if nothing is stored, and undefined if the storage is unavailable */
export function readText(key: string): string | null | undefined {
  return attempt(() => localStorage.getItem(key));
}

/** Tests if a session is stored that supabase-js can read. */
export function hasStoredSession(): boolean {
  return parseSession(readText(sessionStorageKey)) !== undefined;
}

export function hasFounderFlag(): boolean {
  return typeof readText(founderFlagKey) === 'string';
}

export function setFounderFlag(): void {
  attempt(() => localStorage.setItem(founderFlagKey, 'true'));
}

export function clearFounderFlag(): void {
  attempt(() => localStorage.removeItem(founderFlagKey));
}

/** The browser's storage may be disabled or full, and then even reading it throws. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
