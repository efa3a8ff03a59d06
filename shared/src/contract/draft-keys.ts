const prefix = 'torsa.draft.';

/** The owner ID of form drafts that a visitor typed without logging in. */
export const guestDraftOwnerId = 'guest';

/**
 * Returns the storage key of one person's form draft.
 * @param person a user ID or `guestDraftOwnerId`
 */
export function getFormDraftKey(person: string, name: string): string {
  return `${prefix}${person}.${name}`;
}

/** Deletes all form drafts of a person from this browser's `localStorage` and this tab's `sessionStorage`. */
export function deleteFormDrafts(person: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const found = globalThis[storage];
      for (const key of Object.keys(found)) {
        if (key.startsWith(getFormDraftKey(person, ''))) found.removeItem(key);
      }
    } catch {
      // If browser storage is unavailable, no draft is stored.
    }
  }
}
