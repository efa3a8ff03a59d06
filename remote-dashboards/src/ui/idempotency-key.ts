/**
 * Gives the key under which a text is stored: the same for the same text, so that sending it again after an answer that
 * got lost stores it once.
 */
export function idempotencyKey(): {
  readonly of: (text: string) => string;
  readonly renew: () => void;
} {
  let last: { readonly text: string; readonly key: string } | undefined;
  return {
    of(text) {
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return last.key;
    },
    renew() {
      last = undefined;
    },
  };
}
