import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormDraft } from './draft.ts';

const key = 'draft of a form';
const names = ['name', 'email', 'subject', 'message'] as const;
const oneWeek = 7 * 24 * 3_600_000;
const openDraft = () => createFormDraft({ key, names, storage: 'localStorage', maxAge: oneWeek });
const message = { name: 'Rupa Sen', email: 'rupa@example.org', subject: '', message: 'A site.' };

/** The storage key of this tab's draft. */
const place = `${key}.this`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem(key, 'this');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stored draft is restored when its form opens again', () => {
  openDraft().save(message);
  expect(openDraft().read()).toEqual(message);
});

test('reading a draft returns undefined if no draft is stored', () => {
  expect(openDraft().read()).toBeUndefined();
});

test('a message keeps its idempotency key when its form opens again', () => {
  const draft = openDraft();
  draft.save({ ...message, name: ' Rupa Sen ' });
  const key = draft.idempotencyKey(message);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(draft.idempotencyKey({ ...message })).toBe(key);
  const later = openDraft();
  expect(later.read()).toEqual({ ...message, name: ' Rupa Sen ' });
  expect(later.idempotencyKey(message)).toBe(key);
});

test.each(['name', 'email', 'subject', 'message'] as const)(
  'a message with another %s has another idempotency key',
  (field) => {
    const draft = openDraft();
    const key = draft.idempotencyKey(message);
    expect(draft.idempotencyKey({ ...message, [field]: 'Else' })).not.toBe(key);
  },
);

test('a sent message keeps its idempotency key after the visitor types further text', () => {
  const draft = openDraft();
  const key = draft.idempotencyKey(message);
  draft.save({ ...message, message: 'A site. And more.' });
  expect(draft.idempotencyKey(message)).toBe(key);
});

test('clearing a draft deletes its texts, and the next message gets another idempotency key', () => {
  const draft = openDraft();
  draft.save(message);
  const key = draft.idempotencyKey(message);
  draft.clear();
  expect(localStorage).toHaveLength(0);
  expect(draft.read()).toBeUndefined();
  expect(draft.idempotencyKey(message)).not.toBe(key);
});

test('clearing all fields of a form deletes its draft', () => {
  const draft = openDraft();
  draft.save(message);
  draft.save({ name: '', email: '', subject: '', message: '' });
  expect(localStorage).toHaveLength(0);
});

test('a form draft expires after a week', () => {
  vi.useFakeTimers();
  openDraft().save(message);
  vi.advanceTimersByTime(6 * 24 * 3_600_000);
  expect(openDraft().read()).toEqual(message);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(openDraft().read()).toBeUndefined();
});

test('a draft that another release of the site stored is restored with the fields that still exist', () => {
  const { subject: _later, ...before } = message;
  const typed = { ...before, gone: 'A field of then.' };
  localStorage.setItem(place, JSON.stringify({ typed, keptAt: Date.now() }));
  expect(openDraft().read()).toEqual({ ...before, subject: '' });
});

test('a message that an earlier release of the site sent has the same idempotency key in this release', () => {
  const { subject: _later, ...before } = message;
  const sent = { message: before, key: 'a-key' };
  localStorage.setItem(place, JSON.stringify({ typed: before, sent, keptAt: Date.now() }));
  const draft = openDraft();
  draft.read();
  expect(draft.idempotencyKey({ ...before, subject: '' })).toBe('a-key');
});

/** Opens another tab with its own storage and the browser's shared locks. */
function openTabs() {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...[options, work]: readonly unknown[]) => {
        if (typeof options === 'function') return void held.add(name);
        return Reflect.apply(work as () => unknown, undefined, [held.has(name) ? null : {}]);
      },
    },
  });
  return {
    goTo: (tab: string) => sessionStorage.setItem(key, tab),
    close: (tab: string) => held.delete(`${key}.${tab}`),
  };
}

test('two tabs have separate drafts after a reload', async () => {
  const tabs = openTabs();
  const first = openDraft();
  first.save(message);
  tabs.goTo('other');
  const second = openDraft();
  expect(second.read()).toBeUndefined();
  expect(await second.adopt()).toBeUndefined();
  second.save({ ...message, message: 'Something else.' });
  second.clear();
  tabs.goTo('this');
  expect(openDraft().read()).toEqual(message);
});

test('a new tab restores the draft of a closed tab with its idempotency key', async () => {
  const tabs = openTabs();
  const first = openDraft();
  first.save(message);
  const sent = first.idempotencyKey(message);
  tabs.close('this');
  tabs.goTo('next');
  const next = openDraft();
  expect(await next.adopt()).toEqual(message);
  expect(next.idempotencyKey(message)).toBe(sent);
  tabs.goTo('third');
  expect(await openDraft().adopt()).toBeUndefined();
});

test('a closed tab’s draft does not replace text that was typed before the draft was found', async () => {
  const tabs = openTabs();
  openDraft().save(message);
  tabs.close('this');
  tabs.goTo('next');
  const next = openDraft();
  const adopted = next.adopt();
  next.save({ ...message, message: 'Newer.' });
  expect(await adopted).toBeUndefined();
  expect(next.read()).toMatchObject({ message: 'Newer.' });
});

test('a form draft lasts until the page is closed if browser storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  const draft = openDraft();
  draft.save(message);
  expect(draft.read()).toEqual(message);
  expect(draft.idempotencyKey(message)).toBe(draft.idempotencyKey(message));
});

test('idempotency keys are created on pages without crypto.randomUUID', () => {
  const bytes = Uint8Array.from({ length: 16 }, () => 255);
  vi.stubGlobal('crypto', { getRandomValues: () => bytes });
  expect(openDraft().idempotencyKey(message)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

const openInSession = () => createFormDraft({ key, names, storage: 'sessionStorage' });

test('a form draft in sessionStorage is visible only in its tab and does not expire', () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  openInSession().save(message);
  const sent = openInSession().idempotencyKey(message);
  vi.advanceTimersByTime(10 * oneWeek);
  expect(openInSession().read()).toEqual(message);
  expect(openInSession().idempotencyKey(message)).toBe(sent);
  openInSession().clear();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('two forms with the same draft name share the texts of one draft', () => {
  const [one, other] = [openInSession(), openInSession()];
  one.save(message);
  expect(other.read()).toEqual(message);
  other.clear();
  expect(one.read()).toBeUndefined();
});

test('a form draft lasts until the page is closed if browser storage is disabled', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = openInSession();
  draft.save(message);
  expect(draft.read()).toEqual(message);
  expect(draft.idempotencyKey(message)).toBe(draft.idempotencyKey(message));
  draft.clear();
  expect(draft.read()).toBeUndefined();
});

test('any text in browser storage is either parsed as a valid form draft or ignored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      localStorage.setItem(place, text);
      const read = openDraft().read();
      if (read) expect(Object.values(read).every((value) => typeof value === 'string')).toBe(true);
    }),
    { seed: 7, numRuns: 300 },
  );
});
