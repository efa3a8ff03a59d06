import type { Values } from './fields.ts';

/** What was typed into a form and has not arrived yet. The browser keeps it through a reload and the end of a session. */
export interface Draft<Name extends string> {
  /** What was typed; undefined without any, or when it is too old. */
  readonly read: () => Values<Name> | undefined;
  /** Keeps what is typed now. */
  readonly keep: (typed: Values<Name>) => void;
  /**
   * The key of what is sent: the same for the same texts, so that sending again after a lost answer stores it once.
   * Undefined where the browser makes no keys, as on a page without TLS.
   */
  readonly keyOf: (sent: Values<Name>) => string | undefined;
  /** It has arrived: what comes next is something else, even with the same texts. */
  readonly forget: () => void;
}

interface DraftPlace<Name extends string> {
  /** The name in the browser's storage. */
  readonly key: string;
  readonly names: readonly Name[];
  readonly storage: 'localStorage' | 'sessionStorage';
  /** How long it is kept, in milliseconds. */
  readonly lasts: number;
}

interface Stored<Name extends string> {
  readonly typed: Values<Name>;
  /** As it was last sent. */
  readonly sent?: { readonly message: Values<Name>; readonly key: string };
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

export function createDraft<Name extends string>({
  key: place,
  names,
  storage,
  lasts,
}: DraftPlace<Name>): Draft<Name> {
  // Also where the storage is full or switched off: then the draft lasts as long as the page.
  let draft: Stored<Name> | undefined;
  const store = (next: Stored<Name> | undefined) => {
    draft = next;
    attempt(() => {
      if (next) globalThis[storage].setItem(place, JSON.stringify(next));
      else globalThis[storage].removeItem(place);
    });
  };
  return {
    read() {
      draft ??= attempt(() => parse(globalThis[storage].getItem(place), names, lasts));
      return draft?.typed;
    },
    keep(typed) {
      if (names.every((name) => typed[name] === '')) store(undefined);
      else store({ ...draft, typed, keptAt: Date.now() });
    },
    keyOf(message) {
      const { sent } = draft ?? {};
      if (sent && names.every((name) => sent.message[name] === message[name])) return sent.key;
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
