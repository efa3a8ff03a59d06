import { founderFlagKey, sessionStorageKey } from './storage-keys.ts';

/** Is there a session to restore? One that supabase-js could not read counts as none. */
export function hasStoredSession(): boolean {
  const text = read(sessionStorageKey);
  return text !== null && isSessionText(text);
}

function isSessionText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === 'object' &&
      value !== null &&
      'access_token' in value &&
      'refresh_token' in value &&
      'expires_at' in value
    );
  } catch {
    return false;
  }
}

export function hasFounderFlag(): boolean {
  return read(founderFlagKey) !== null;
}

export function setFounderFlag(): void {
  attempt(() => localStorage.setItem(founderFlagKey, 'true'));
}

export function clearFounderFlag(): void {
  attempt(() => localStorage.removeItem(founderFlagKey));
}

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/** Storage may be switched off or full, and then throws even when it is only looked at: no storage. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
