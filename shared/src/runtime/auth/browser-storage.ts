import { parseSession } from '../../contract/parse-session.ts';
import { founderFlagKey, sessionStorageKey } from '../../contract/storage-keys.ts';

/** @returns null where nothing is stored, and undefined where the storage is switched off */
export function readText(key: string): string | null | undefined {
  return attempt(() => localStorage.getItem(key));
}

/** Is there a session to restore? One that supabase-js could not read counts as none. */
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

/** Storage may be switched off or full, and then throws even when it is only looked at: no storage. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
