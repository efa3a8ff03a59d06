import { type ContactMessage, contactFields } from './contact-message.ts';

/** A message that has not arrived yet. The browser keeps it, through a reload, a crash and the end of a session. */
export interface Draft {
  /** What was typed and has not arrived; undefined without any, or when it is older than a week. */
  readonly read: () => ContactMessage | undefined;
  /** Keeps what is typed now. */
  readonly keep: (typed: ContactMessage) => void;
  /**
   * The key of a message that is sent: the same for the same texts, so that sending again after a lost answer stores it
   * once. Undefined where the browser makes no keys, as on a page without TLS.
   */
  readonly keyOf: (message: ContactMessage) => string | undefined;
  /** The message has arrived: the next one is another, even with the same texts. */
  readonly forget: () => void;
}

interface StoredDraft {
  readonly typed: ContactMessage;
  /** As it was last sent. */
  readonly sent?: { readonly message: ContactMessage; readonly key: string };
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

export const draftStorageKey = 'torsa.contact-draft';

/** In milliseconds. */
const oneWeek = 7 * 24 * 60 * 60 * 1000;

export function createDraft(): Draft {
  // Also where the storage is full or switched off: then the draft lasts as long as the page.
  let draft: StoredDraft | undefined;
  const store = (next: StoredDraft | undefined) => {
    draft = next;
    attempt(() => {
      if (next) localStorage.setItem(draftStorageKey, JSON.stringify(next));
      else localStorage.removeItem(draftStorageKey);
    });
  };
  return {
    read() {
      draft ??= attempt(() => readStored(localStorage.getItem(draftStorageKey)));
      return draft?.typed;
    },
    keep(typed) {
      if (contactFields.every((field) => typed[field] === '')) store(undefined);
      else store({ ...draft, typed, keptAt: Date.now() });
    },
    keyOf(message) {
      if (draft?.sent && isSame(draft.sent.message, message)) return draft.sent.key;
      const key = crypto.randomUUID?.();
      if (key)
        store({ typed: draft?.typed ?? message, sent: { message, key }, keptAt: Date.now() });
      return key;
    },
    forget() {
      store(undefined);
    },
  };
}

function readStored(text: string | null): StoredDraft | undefined {
  const { typed, sent, keptAt }: Partial<StoredDraft> = Object(JSON.parse(text ?? 'null'));
  if (!isMessage(typed) || !(Number(keptAt) > Date.now() - oneWeek)) return undefined;
  const isSent = isMessage(sent?.message) && typeof sent?.key === 'string';
  return { typed, keptAt: Number(keptAt), ...(sent && isSent ? { sent } : {}) };
}

function isMessage(value: unknown): value is ContactMessage {
  const message: Partial<Record<string, unknown>> = Object(value);
  return contactFields.every((field) => typeof message[field] === 'string');
}

function isSame(one: ContactMessage, other: ContactMessage): boolean {
  return contactFields.every((field) => one[field] === other[field]);
}

/** Storage may be switched off or full, and hold what others wrote. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
