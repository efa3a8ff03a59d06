import type { FieldValues } from './fields.ts';

/** A draft of a form: text that was typed but not sent. Only its author can see it, and a logout deletes it. */
export interface FormDraft<Name extends string> {
  /** Returns the draft's texts, or undefined without a draft. */
  readonly read: () => FieldValues<Name> | undefined;
  /** Restores the draft of a closed tab. Drafts of open tabs stay separate. */
  readonly adopt: () => Promise<FieldValues<Name> | undefined>;
  /** Stores the current texts of the form as the draft. */
  readonly save: (typed: FieldValues<Name>) => void;
  /** Returns the idempotency key of a message, so that the database stores a repeated message only once. */
  readonly idempotencyKey: (sent: FieldValues<Name>) => string;
  /** Deletes the draft after a successful submission, so that the next message gets a new idempotency key. */
  readonly clear: () => void;
}

interface DraftOptions<Name extends string> {
  /** The browser storage key of the draft, to which each tab adds its own suffix in `localStorage`. */
  readonly key: string;
  readonly names: readonly Name[];
  readonly storage: 'localStorage' | 'sessionStorage';
  /** The maximum age of a draft, in milliseconds. By default, a draft does not expire. */
  readonly maxAge?: number;
}

interface Stored<Name extends string> {
  readonly typed: FieldValues<Name>;
  /** The last message that this form sent, with its idempotency key. */
  readonly sent?: { readonly message: FieldValues<Name>; readonly key: string };
  /** The time of the last change of the draft, in milliseconds since 1970. */
  readonly keptAt: number;
}

export function createFormDraft<Name extends string>({
  key,
  names,
  storage,
  maxAge = Number.POSITIVE_INFINITY,
}: DraftOptions<Name>): FormDraft<Name> {
  const storageKey = storage === 'localStorage' ? tabStorageKey(key) : key;
  let isHeld = false;
  // The draft in memory, if browser storage is full or disabled.
  let unstored: Stored<Name> | undefined;
  const read = (): Stored<Name> | undefined =>
    unstored ?? attempt(() => parse(globalThis[storage].getItem(storageKey), names, maxAge));
  const store = (next: Stored<Name> | undefined) => {
    unstored = next;
    if (next && !isHeld && storage === 'localStorage') holdWhileOpen(storageKey);
    isHeld ||= next !== undefined;
    attempt(() => {
      if (next) globalThis[storage].setItem(storageKey, JSON.stringify(next));
      else globalThis[storage].removeItem(storageKey);
      unstored = undefined;
    });
  };
  return {
    read: () => read()?.typed,
    async adopt() {
      if (storage === 'sessionStorage') return undefined;
      for (const left of storageKeysBelow(key)) {
        const found = attempt(() => parse(localStorage.getItem(left), names, maxAge));
        if (found && !(await isAbandoned(left))) continue;
        // Restores nothing if this tab has got a draft in the meantime.
        if (read()) return undefined;
        attempt(() => localStorage.removeItem(left));
        if (found) {
          store(found);
          return found.typed;
        }
      }
      return undefined;
    },
    save(typed) {
      if (names.every((name) => typed[name] === '')) store(undefined);
      else store({ ...read(), typed, keptAt: Date.now() });
    },
    idempotencyKey(message) {
      const stored = read();
      const sent = stored?.sent;
      if (sent && names.every((name) => sent.message[name] === message[name])) return sent.key;
      const key = newKey();
      store({ typed: stored?.typed ?? message, sent: { message, key }, keptAt: Date.now() });
      return key;
    },
    clear() {
      store(undefined);
    },
  };
}

/** Creates a random UUID without `crypto.randomUUID`, which pages without TLS do not have. */
function newKey(): string {
  const key = crypto.randomUUID?.();
  if (key) return key;
  const bytes: number[] = [...crypto.getRandomValues(new Uint8Array(16))];
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version % 16) + 0x40;
  bytes[8] = (variant % 64) + 0x80;
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the storage key of this tab's draft, which `sessionStorage` keeps across reloads. */
function tabStorageKey(key: string): string {
  const known = attempt(() => sessionStorage.getItem(key));
  const tab = known ?? String(Math.random()).slice(2);
  attempt(() => sessionStorage.setItem(key, tab));
  return `${key}.${tab}`;
}

function storageKeysBelow(key: string): readonly string[] {
  return (
    attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${key}.`))) ?? []
  );
}

/** Acquires a browser lock for this tab's draft, until the tab is closed or crashes. */
function holdWhileOpen(storageKey: string): void {
  attempt(() => void navigator.locks?.request(storageKey, () => new Promise<void>(() => {})));
}

async function isAbandoned(storageKey: string): Promise<boolean> {
  // Every draft counts as abandoned on a page without TLS, which has no browser locks.
  return (
    navigator.locks?.request(storageKey, { ifAvailable: true }, (lock) => lock !== null) ?? true
  );
}

function parse<Name extends string>(
  text: string | null,
  names: readonly Name[],
  lasts: number,
): Stored<Name> | undefined {
  const { typed, sent, keptAt }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
  const texts = textsIn(typed, names);
  if (!texts || !(Number(keptAt) > Date.now() - lasts)) return undefined;
  const { message, key }: Record<string, unknown> = Object(sent);
  const sentTexts = typeof key === 'string' && textsIn(message, names);
  return {
    typed: texts,
    keptAt: Number(keptAt),
    ...(sentTexts && { sent: { message: sentTexts, key } }),
  };
}

/** Reads the texts of known fields from a stored draft, which another release may have written. */
function textsIn<Name extends string>(
  value: unknown,
  names: readonly Name[],
): FieldValues<Name> | undefined {
  const found: Record<string, unknown> = Object(value);
  const texts = names.map((name) => [name, typeof found[name] === 'string' ? found[name] : '']);
  if (texts.every(([, text]) => text === '')) return undefined;
  return Object.fromEntries(texts);
}

/** Browser storage can be disabled or full, or contain data that this code did not write. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
