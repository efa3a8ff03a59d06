const prefix = 'torsa.draft.';

/** Whose drafts those of visitors are. */
export const visitorId = 'guest';

/** The name of a draft in the browser's storage: it belongs to one person. @param person an ID, or `visitor` */
export function draftKey(person: string, name: string): string {
  return `${prefix}${person}.${name}`;
}

/** Deletes all that a person has typed and not sent, in this browser and this tab. */
export function deleteDrafts(person: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const found = globalThis[storage];
      for (const key of Object.keys(found)) {
        if (key.startsWith(draftKey(person, ''))) found.removeItem(key);
      }
    } catch {
      // Where nothing can be stored, nothing is.
    }
  }
}
