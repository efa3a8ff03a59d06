/** An answer that has not arrived yet. */
export interface ReplyDraft {
  readonly text: string;
  /** For colleagues alone. */
  readonly isNote: boolean;
  /** The number of the last message that was there when the writing began. */
  readonly since: number;
}

interface Stored extends ReplyDraft {
  /** What was sent last, and the key under which. */
  readonly sent?: { readonly text: string; readonly isNote: boolean; readonly key: string };
}

/**
 * What was typed in this tab and has not arrived; it outlives a reload and the end of a session. Only its writer finds it.
 * @param name see `draftKey`
 */
export function readDraft(name: string): ReplyDraft | undefined {
  return read(name);
}

/** Keeps what is typed. An empty one leaves nothing behind. */
export function keepDraft(name: string, draft: ReplyDraft): void {
  if (draft.text === '') forgetDraft(name);
  else write(name, { ...read(name), ...draft });
}

/**
 * The key under which an answer is sent: the same for the same text, so that sending again after an answer that got
 * lost stores it once.
 */
export function keyOfDraft(name: string, draft: ReplyDraft): string {
  const { text, isNote } = draft;
  const sent = read(name)?.sent;
  if (sent && sent.text === text && sent.isNote === isNote) return sent.key;
  const key = crypto.randomUUID();
  write(name, { ...draft, ...read(name), sent: { text, isNote, key } });
  return key;
}

/** The answer has arrived: the next one is another, even with the same text. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

function read(name: string): Stored | undefined {
  try {
    const text = sessionStorage.getItem(name) ?? 'null';
    const parsed: unknown = JSON.parse(text);
    return isStored(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, stored: Stored): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(stored));
  } catch {
    // Full, or not allowed: the text then lasts as long as the page.
  }
}

function isStored(value: unknown): value is Stored {
  return (
    isDraft(value) && has(value, 'since', 'number') && (!('sent' in value) || isSent(value.sent))
  );
}

function isSent(value: unknown): boolean {
  return isDraft(value) && has(value, 'key', 'string');
}

function isDraft(value: unknown): value is object {
  return has(value, 'text', 'string') && has(value, 'isNote', 'boolean');
}

function has(
  value: unknown,
  field: string,
  type: 'string' | 'number' | 'boolean',
): value is object {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === type;
}
