import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, draftStorageKey } from './draft.ts';

const message = { name: 'Rupa Sen', email: 'rupa@example.org', subject: '', message: 'A site.' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed is there again in another page', () => {
  createDraft().keep(message);
  expect(createDraft().read()).toEqual(message);
});

test('without a draft there is nothing', () => {
  expect(createDraft().read()).toBeUndefined();
});

test('the same message keeps its key, also in another page', () => {
  const draft = createDraft();
  draft.keep({ ...message, name: ' Rupa Sen ' });
  const key = draft.keyOf(message);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(draft.keyOf({ ...message })).toBe(key);
  const later = createDraft();
  expect(later.read()).toEqual({ ...message, name: ' Rupa Sen ' });
  expect(later.keyOf(message)).toBe(key);
});

test.each(['name', 'email', 'subject', 'message'] as const)(
  'with another %s it is another message',
  (field) => {
    const draft = createDraft();
    const key = draft.keyOf(message);
    expect(draft.keyOf({ ...message, [field]: 'Else' })).not.toBe(key);
  },
);

test('typing on keeps the key for the texts that were sent', () => {
  const draft = createDraft();
  const key = draft.keyOf(message);
  draft.keep({ ...message, message: 'A site. And more.' });
  expect(draft.keyOf(message)).toBe(key);
});

test('once arrived, nothing is left, and the next message has another key', () => {
  const draft = createDraft();
  draft.keep(message);
  const key = draft.keyOf(message);
  draft.forget();
  expect(localStorage).toHaveLength(0);
  expect(draft.read()).toBeUndefined();
  expect(draft.keyOf(message)).not.toBe(key);
});

test('a form that was emptied leaves nothing', () => {
  const draft = createDraft();
  draft.keep(message);
  draft.keep({ name: '', email: '', subject: '', message: '' });
  expect(localStorage).toHaveLength(0);
});

test('a draft is forgotten after a week', () => {
  vi.useFakeTimers();
  createDraft().keep(message);
  vi.advanceTimersByTime(6 * 24 * 3_600_000);
  expect(createDraft().read()).toEqual(message);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(createDraft().read()).toBeUndefined();
});

test('where nothing can be stored, the draft lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  const draft = createDraft();
  draft.keep(message);
  expect(draft.read()).toEqual(message);
  expect(draft.keyOf(message)).toBe(draft.keyOf(message));
});

test('where the browser makes no keys, there are none', () => {
  vi.stubGlobal('crypto', {});
  expect(createDraft().keyOf(message)).toBeUndefined();
});

test('whatever is stored, a draft is a message or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      localStorage.setItem(draftStorageKey, text);
      const read = createDraft().read();
      if (read) expect(Object.values(read).every((value) => typeof value === 'string')).toBe(true);
    }),
    { seed: 7, numRuns: 300 },
  );
});
