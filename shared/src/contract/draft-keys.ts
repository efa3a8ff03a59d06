const prefix = 'torsa.draft.';

/** The owner ID of drafts that a visitor wrote without logging in. */
export const visitorId = 'guest';

/** The storage key of a draft, which belongs to one person. @param person a user ID or `visitorId` */
export function draftKey(person: string, name: string): string {
  return `${prefix}${person}.${name}`;
}

/** Deletes all drafts of a person in this browser and this tab. */
export function deleteDrafts(person: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const found = globalThis[storage];
      for (const key of Object.keys(found)) {
        if (key.startsWith(draftKey(person, ''))) found.removeItem(key);
      }
    } catch {
      // If storage is unavailable, it contains no draft.
    }
  }
}
