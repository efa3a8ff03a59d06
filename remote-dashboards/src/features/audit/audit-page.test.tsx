import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '../../api/audit.ts';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { watchSavedFiles } from '../../testing/watch-saved-files.ts';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry: AuditEntry = {
  id: 7,
  at: '2026-11-20T08:00:00.000+00:00',
  actor: 'Local Founder',
  action: 'changed',
  subject: 'staff',
  row_key: 'TM001',
  old: { role: 'team', name: '=Asha' },
  new: { role: 'founder', name: '=Asha' },
};

const removal: AuditEntry = { ...entry, id: 6, action: 'removed', actor: '', new: null };

async function open(language: 'en' | 'bn' = 'en', entries = [entry, removal]) {
  const calls = stubBackend({
    'GET /rest/v1/audit_log': ({ path }) => Response.json(path.includes('&id=lt.') ? [] : entries),
    'POST /rest/v1/rpc/find_audit': () => Response.json(entries),
  });
  page = await openPage('/founder-dashboard/audit', { role: 'founder' }, language);
  await screen.findByRole('table');
  return () =>
    calls
      .filter(({ path }) => /^\/rest\/v1\/(audit_log|rpc\/find_audit)\?/.test(path))
      .map(({ path, body }) => {
        const search = new URL(path, 'http://backend.test').searchParams;
        search.set('query', String(Reflect.get(Object(body), 'query')));
        return search;
      })
      .at(-1);
}

test('an audit log entry shows the staff member, the action, and the values before and after the change', async () => {
  await open();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Local Founder.*Changed: staff member TM001.*role: team → founder/);
  expect(rows[2]).toMatch(/System.*Removed: staff member TM001/);
});

test('an empty audit log says which entries will appear, and only a filtered log says that no entries match', async () => {
  stubBackend({ 'GET /rest/v1/audit_log': () => Response.json([]) });
  page = await openPage('/founder-dashboard/audit', { role: 'founder' });
  expect(await screen.findByText('No entries yet. Changes by staff appear here.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Removed');
  expect(await screen.findByText('No entries match.')).toBeVisible();
});

// The first change of the section, its Undo, and the Undo of the Undo.
const hours = 'kolkata.hours.en';
const setting = { ...entry, subject: 'site_settings', row_key: 'offices' };
const stored = {
  key: 'offices',
  value: { ...defaultSiteSettings.offices, [hours]: 'By appointment' },
};
const settingEntries: AuditEntry[] = [
  { ...setting, id: 9, action: 'redone', old: { key: 'offices', value: {} }, new: stored },
  { ...setting, id: 8, action: 'undone', old: stored, new: { key: 'offices', value: {} } },
  { ...setting, id: 7, action: 'changed', old: null, new: stored },
];

test('the audit log names an undone setting and a restored setting, and lists only the changed fields', async () => {
  await open('en', settingEntries);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const before = defaultSiteSettings.offices[hours];
  const field = 'Kolkata office, Hours, in English';
  const [, redone, undone, changed] = rows;
  expect(redone).toMatch(/Restored an undone change: setting “Offices and hours”/);
  expect(undone).toMatch(/Undid a change: setting “Offices and hours”/);
  expect(changed).toMatch(/Changed: setting “Offices and hours”/);
  expect(undone).toMatch(new RegExp(`”${field}: By appointment → ${before}$`));
  for (const row of [redone, changed]) {
    expect(row).toMatch(new RegExp(`”${field}: ${before} → By appointment$`));
  }
});

test('§10.45 the audit log has filters by action and by staff member', async () => {
  const asked = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Removed');
  speedUpTimers();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Who' }), 'fo_under');
  await waitFor(() => expect(asked()?.get('query')).toBe('fo_under'));
  expect(asked()?.get('action')).toBe('eq.removed');
});

test('the Load more button of the audit log requests entries older than the last entry', async () => {
  const asked = await open(
    'en',
    Array.from({ length: 50 }, (_, index) => ({ ...entry, id: 90 - index })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(asked()?.get('id')).toBe('lt.41'));
});

test('§10.45 the CSV export of the audit log has one line for each changed column', async () => {
  const texts = watchSavedFiles();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const lines = (texts[0] ?? '').trim().split('\r\n');
  expect(lines[1]).toBe(
    '"2026-11-20T08:00:00.000+00:00","Local Founder","changed","staff","TM001","role","team","founder"',
  );
  expect(lines[3]).toContain(`"name","'=Asha",""`);
});

test('the Bengali audit page has only Bengali texts, except names, IDs and columns', async () => {
  await open('bn');
  const typed = /Local Founder|TM001|role: team → founder/g;
  expect(findLatinWords(typed)).toEqual([]);
});

test('the Bengali audit log names the Undo of a setting in Bengali', async () => {
  await open('bn', settingEntries.slice(1, 2));
  expect(screen.getByRole('table')).toHaveTextContent(
    'বদল ফিরিয়ে নেওয়া: সেটিংস “কার্যালয় আর সময়”কলকাতা কার্যালয়, সময়, ইংরেজিতে: By appointment',
  );
});

test('the CSV export contains all 1,010 audit entries, although one response contains at most 1,000', async () => {
  const texts = watchSavedFiles();
  const entries = Array.from({ length: 1010 }, (_, index) => ({ ...removal, id: 1010 - index }));
  stubBackend({
    'GET /rest/v1/audit_log': ({ path }) => {
      const { searchParams } = new URL(path, 'http://backend.test');
      const before = Number(searchParams.get('id')?.replace('lt.', '') ?? Infinity);
      const most = Math.min(Number(searchParams.get('limit')), 1000);
      return Response.json(entries.filter(({ id }) => id < before).slice(0, most));
    },
  });
  page = await openPage('/founder-dashboard/audit', { role: 'founder' });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  const ids = (texts[0] ?? '').split('\r\n').filter((line) => line.includes('"removed"'));
  expect(ids.length).toBeGreaterThanOrEqual(1010);
});
