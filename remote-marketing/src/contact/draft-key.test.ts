import { afterEach, expect, test, vi } from 'vitest';
import { createDraftKey } from './draft-key.ts';

const message = { name: 'Rupa Sen', email: 'rupa@example.org', subject: '', message: 'Hello' };

afterEach(() => vi.unstubAllGlobals());

test('the same texts have the same key, however often they are sent', () => {
  const draftKey = createDraftKey();
  const key = draftKey.of(message);
  expect(key).toMatch(/^[0-9a-f]{8}-/);
  expect(draftKey.of({ ...message })).toBe(key);
});

test.each(['name', 'email', 'subject', 'message'] as const)(
  'another %s makes another message',
  (field) => {
    const draftKey = createDraftKey();
    const key = draftKey.of(message);
    expect(draftKey.of({ ...message, [field]: 'Changed' })).not.toBe(key);
  },
);

test('what has arrived can be sent again as a message of its own', () => {
  const draftKey = createDraftKey();
  const key = draftKey.of(message);
  draftKey.forget();
  expect(draftKey.of(message)).not.toBe(key);
});

test('where the browser makes no keys there is none, and nothing breaks', () => {
  vi.stubGlobal('crypto', {});
  expect(createDraftKey().of(message)).toBeUndefined();
});
