import { type ContactMessage, contactFields } from './contact-message.ts';

export interface DraftKey {
  /**
   * The key of a message: the same for the same texts, so that sending again after a lost answer
   * stores it once. Undefined where the browser makes no keys, as on a page without TLS.
   */
  readonly of: (message: ContactMessage) => string | undefined;
  /** The message has arrived: the next one is another, even with the same texts. */
  readonly forget: () => void;
}

export function createDraftKey(): DraftKey {
  let draft: { readonly message: ContactMessage; readonly key: string | undefined } | undefined;
  return {
    of(message) {
      if (!draft || contactFields.some((field) => draft?.message[field] !== message[field])) {
        draft = { message, key: crypto.randomUUID?.() };
      }
      return draft.key;
    },
    forget() {
      draft = undefined;
    },
  };
}
