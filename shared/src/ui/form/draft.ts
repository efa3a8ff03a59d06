import type { Values } from './fields.ts';

/**
 * What was typed and has not arrived yet. The browser keeps it through a reload and the end of a session. Only its writer
 * finds it, and a log-out deletes it.
 */
export interface Draft<Name extends string> {
  /** What was typed; undefined without any, or when it is too old. */
  readonly read: () => Values<Name> | undefined;
  /** Takes the draft of a closed tab. A tab that is open keeps its own. */
  readonly adopt: () => Promise<Values<Name> | undefined>;
  /** Keeps what is typed now. */
  readonly save: (typed: Values<Name>) => void;
  /**
   * The idempotency key of what is sent: the same for the same texts, so that sending again after a lost answer stores it
   * once.
   */
  readonly idempotencyKey: (sent: Values<Name>) => string;
  /** Clears the draft after its arrival. The next one has another key, even with the same texts. */
  readonly clear: () => void;
}

interface DraftOptions<Name extends string> {
  /** The name in the browser's storage: see `draftKey`. In `localStorage` each tab has a draft of its own below it. */
  readonly key: string;
  readonly names: readonly Name[];
  readonly storage: 'localStorage' | 'sessionStorage';
  /** How long it is kept, in milliseconds; unless given, as long as the storage lasts. */
  readonly maxAge?: number;
}

interface Stored<Name extends string> {
  readonly typed: Values<Name>;
  /** As it was last sent. */
  readonly sent?: { readonly message: Values<Name>; readonly key: string };
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

export function createDraft<Name extends string>({
  key,
  names,
  storage,
  maxAge = Number.POSITIVE_INFINITY,
}: DraftOptions<Name>): Draft<Name> {
  const place = storage === 'localStorage' ? placeOfTab(key) : key;
  let isHeld = false;
  // Where the storage is full or switched off, the draft lasts as long as the page.
  let unstored: Stored<Name> | undefined;
  const read = (): Stored<Name> | undefined =>
    unstored ?? attempt(() => parse(globalThis[storage].getItem(place), names, maxAge));
  const store = (next: Stored<Name> | undefined) => {
    unstored = next;
    if (next && !isHeld && storage === 'localStorage') holdWhileOpen(place);
    isHeld ||= next !== undefined;
    attempt(() => {
      if (next) globalThis[storage].setItem(place, JSON.stringify(next));
      else globalThis[storage].removeItem(place);
      unstored = undefined;
    });
  };
  return {
    read: () => read()?.typed,
    async adopt() {
      if (storage === 'sessionStorage') return undefined;
      for (const left of placesBelow(key)) {
        const found = attempt(() => parse(localStorage.getItem(left), names, maxAge));
        if (found && !(await isLeft(left))) continue;
        // Typed or adopted in the meantime.
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

/** A random UUID. Without TLS, browsers have no `randomUUID`. */
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

/** The tab remembers its place, through reloads too. */
function placeOfTab(key: string): string {
  const known = attempt(() => sessionStorage.getItem(key));
  const tab = known ?? String(Math.random()).slice(2);
  attempt(() => sessionStorage.setItem(key, tab));
  return `${key}.${tab}`;
}

function placesBelow(key: string): readonly string[] {
  return (
    attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${key}.`))) ?? []
  );
}

/** The browser lets go of the lock when the tab is closed or has crashed. */
function holdWhileOpen(place: string): void {
  attempt(() => void navigator.locks?.request(place, () => new Promise<void>(() => {})));
}

async function isLeft(place: string): Promise<boolean> {
  // A page without TLS has no locks.
  return navigator.locks?.request(place, { ifAvailable: true }, (lock) => lock !== null) ?? true;
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

/** A draft of another release keeps what it has: a field that it does not know is empty, one that has gone is left out. */
function textsIn<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Values<Name> | undefined {
  const found: Record<string, unknown> = Object(value);
  const texts = names.map((name) => [name, typeof found[name] === 'string' ? found[name] : '']);
  if (texts.every(([, text]) => text === '')) return undefined;
  return Object.fromEntries(texts);
}

/** Storage may be switched off or full, and hold what others wrote. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
