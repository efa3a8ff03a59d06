import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keyOfDraft, readDraft } from './reply-draft.ts';

const draft = { text: 'We can come on Monday.', isNote: false, since: 2 };

beforeEach(() => sessionStorage.clear());

test('what was typed is there again, for its conversation alone', () => {
  keepDraft('one', draft);
  expect(readDraft('one')).toMatchObject(draft);
  expect(readDraft('other')).toBeUndefined();
});

test('the same text keeps its key, another text or kind has another', () => {
  const key = keyOfDraft('one', draft);
  expect(keyOfDraft('one', draft)).toBe(key);
  keepDraft('one', { ...draft, text: 'We can come' });
  expect(keyOfDraft('one', draft)).toBe(key);
  expect(keyOfDraft('one', { ...draft, isNote: true })).not.toBe(key);
});

test('once arrived nothing is left, and the same text is another answer', () => {
  keepDraft('one', draft);
  const key = keyOfDraft('one', draft);
  forgetDraft('one');
  expect(sessionStorage).toHaveLength(0);
  expect(keyOfDraft('one', draft)).not.toBe(key);
});

test('an emptied field leaves nothing', () => {
  keepDraft('one', draft);
  keepDraft('one', { ...draft, text: '' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '{"text":1}'])('%s in the storage is no draft', (stored) => {
  sessionStorage.setItem('one', stored);
  expect(readDraft('one')).toBeUndefined();
});

test('where nothing can be stored, nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('one', draft);
  expect(readDraft('one')).toBeUndefined();
  expect(keyOfDraft('one', draft)).toMatch(/^[0-9a-f-]{36}$/);
  forgetDraft('one');
  vi.unstubAllGlobals();
});
