import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { settingsPreviewStorageKey } from '@torsa/shared/contract/names';
import { type SettingSection, settingSectionSchemas } from '@torsa/shared/contract/site-settings';
import { type Answers, errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingsSectionNames } from '../../api/settings.ts';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { getSettingFieldLabel } from '../../ui/setting-field-label.ts';
import { getMaxSettingLength } from './field-groups.ts';
import { settingsTexts } from './settings-page.copy.en.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openings = { ...defaultSiteSettings.openings, ai: 'closed' };
const rows = [{ key: 'openings', value: openings, version: 3 }];
const done = () => new Response(null, { status: 204 });

async function open(
  more: Answers = {},
  language: 'en' | 'bn' = 'en',
  path = '/founder-dashboard/settings',
) {
  const calls = stubBackend({
    'GET /rest/v1/site_settings': () => Response.json(rows),
    'GET /site-config.json': () => Response.json({ settings: { openings } }),
    'GET /rest/v1/audit_log': ({ path }) =>
      Response.json(path.includes('row_key=eq.openings') ? [{ action: 'changed' }] : []),
    'POST /rest/v1/rpc/save_setting': done,
    'POST /rest/v1/rpc/undo_setting': done,
    ...more,
  });
  page = await openPage(path, { role: 'founder' }, language);
  await screen.findByRole('region');
  return {
    bodies: (name: string) =>
      calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body),
  };
}

const openSection = (name: SettingSection, more: Answers = {}) =>
  open(more, 'en', `/founder-dashboard/settings/${name}`);

const section = (name: string) => within(screen.getByRole('region', { name }));
const retype = async (name: string, label: string, text: string) => {
  const field = section(name).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};
const press = async (name: string, button: string) =>
  userEvent.click(await section(name).findByRole('button', { name: button }));

test('the settings form shows the stored values, or the defaults without Undo if no change is logged', async () => {
  await openSection('openings');
  expect(section('Openings').getByLabelText('AI/ML Engineer')).toHaveProperty('value', 'closed');
  page?.stop();
  await open();
  expect(section('Contact').getByLabelText('Kolkata')).toHaveProperty('value', '+91 33 5550 0142');
  expect(await screen.findByText('Published')).toBeInTheDocument();
  expect(
    section('Contact').queryByRole('button', { name: 'Undo last change' }),
  ).not.toBeInTheDocument();
});

test('the settings form saves all fields of a section with the row version on the page', async () => {
  const { bodies } = await open();
  await retype('Contact', 'Kolkata', '+91 33 5550 9999');
  await press('Contact', 'Publish');
  expect(await section('Contact').findByText(/^Saved\./)).toBeInTheDocument();
  const value = { ...defaultSiteSettings.contact, 'phone.kolkata': '+91 33 5550 9999' };
  expect(bodies('save_setting')).toEqual([{ section: 'contact', value, expected_version: 0 }]);
});

test('§10.16 an invalid setting shows an error at its field, and the form saves nothing', async () => {
  const { bodies } = await open();
  const field = await retype('Contact', 'Kolkata', '5550');
  await press('Contact', 'Publish');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(section('Contact').getByText(/^Include the country code/)).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  expect(bodies('save_setting')).toEqual([]);
});

test('saving a banner with a text in only one language shows an error and sends no request', async () => {
  const { bodies } = await openSection('banner');
  await retype('Banner', 'In English (optional)', 'Closed for Puja');
  await press('Banner', 'Publish');
  expect(section('Banner').getByText('Fill in both languages.')).toBeInTheDocument();
  expect(bodies('save_setting')).toEqual([]);
});

test('§10.15 one click on Undo reverts the last change of a settings section', async () => {
  const { bodies } = await openSection('openings');
  await press('Openings', 'Undo last change');
  expect(await section('Openings').findByText(/^The last change was undone\./)).toBeInTheDocument();
  expect(bodies('undo_setting')).toEqual([{ section: 'openings', expected_version: 3 }]);
});

test('the Undo button of a settings section restores the undone change, and then undoes the change again', async () => {
  const actions = ['changed', 'undone', 'redone', 'undone'];
  let undoCalls = 0;
  const { bodies } = await openSection('openings', {
    'GET /rest/v1/audit_log': () => Response.json([{ action: actions[undoCalls] }]),
    'POST /rest/v1/rpc/undo_setting': () => {
      undoCalls += 1;
      return done();
    },
  });
  await press('Openings', 'Undo last change');
  expect(await section('Openings').findByText(/^The last change was undone\./)).toBeInTheDocument();
  await press('Openings', 'Restore undone change');
  expect(await section('Openings').findByText(/^The undone change is back\./)).toBeInTheDocument();
  await press('Openings', 'Undo last change');
  await section('Openings').findByRole('button', { name: 'Restore undone change' });
  expect(bodies('undo_setting')).toHaveLength(3);
});

test('the settings form shows an error after a conflict and keeps the typed values', async () => {
  await open({ 'POST /rest/v1/rpc/save_setting': () => errorResponse(409, 'changed') });
  const field = await retype('Contact', 'Kolkata', '+91 33 5550 9999');
  await press('Contact', 'Publish');
  expect(
    await section('Contact').findByText(/^Someone else just changed this/),
  ).toBeInTheDocument();
  expect(field).toHaveProperty('value', '+91 33 5550 9999');
});

test('Discard after a failed publication restores the stored value, not the typed one', async () => {
  await open({ 'POST /rest/v1/rpc/save_setting': () => errorResponse(503, 'changed') });
  await retype('Contact', 'Kolkata', '+91 33 5550 9999');
  await press('Contact', 'Publish');
  expect(await section('Contact').findByText(/^Not saved\./)).toBeInTheDocument();
  await press('Contact', 'Discard');
  expect(section('Contact').getByLabelText('Kolkata')).toHaveProperty('value', '+91 33 5550 0142');
});

test('§10.15 the preview button opens the site with unsaved settings and saves nothing', async () => {
  const { bodies } = await open();
  const opened = vi.fn(() => ({ draft: sessionStorage.getItem(settingsPreviewStorageKey) }));
  vi.stubGlobal('open', opened);
  await retype('Contact', 'WhatsApp (optional)', '+91 98300 12345');
  await press('Contact', 'Preview');
  await waitFor(() =>
    expect(opened).toHaveBeenCalledExactlyOnceWith('/contact?preview=settings', '_blank'),
  );
  expect(JSON.parse(opened.mock.results[0]?.value.draft)).toMatchObject({
    contact: { whatsapp: '+91 98300 12345' },
  });
  expect(sessionStorage.getItem(settingsPreviewStorageKey)).toBeNull();
  expect(bodies('save_setting')).toEqual([]);
});

test('the settings page shows “Publishing…” while the published site does not contain a change', async () => {
  await open({ 'GET /site-config.json': () => Response.json({}) });
  expect(await screen.findByText('Publishing…')).toBeInTheDocument();
});

const published = () => screen.queryByText('Published');

test('the settings page shows “Published” only while the form has no unsaved changes', async () => {
  let answer = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(done());
  });
  await open({ 'POST /rest/v1/rpc/save_setting': () => answered });
  await screen.findByText('Published');
  const field = await retype('Contact', 'Kolkata', '+91 33 5550 9999');
  expect(screen.getByText(/^Not on the site yet\./)).toBeInTheDocument();
  expect(published()).not.toBeInTheDocument();
  await press('Contact', 'Publish');
  // The button has the same label.
  expect(await screen.findAllByText('Publishing…')).toHaveLength(2);
  answer();
  await section('Contact').findByText(/^Saved\./);
  expect(await screen.findByText('Published')).toBeInTheDocument();
  await userEvent.type(field, '9');
  expect(published()).not.toBeInTheDocument();
  expect(section('Contact').queryByText(/^Saved\./)).not.toBeInTheDocument();
});

test.each([
  ['an invalid value', '5550', {}],
  [
    'a failed request',
    '+91 33 5550 9999',
    { 'POST /rest/v1/rpc/save_setting': () => errorResponse(503, '') },
  ],
])(
  'the settings page shows “Not published” instead of “Published” after %s',
  async (_, text, more) => {
    await open(more);
    await screen.findByText('Published');
    await retype('Contact', 'Kolkata', text);
    await press('Contact', 'Publish');
    expect(await screen.findByText(/^Not published\./)).toBeInTheDocument();
    expect(published()).not.toBeInTheDocument();
    await press('Contact', 'Discard');
    expect(screen.getByText('Published')).toBeInTheDocument();
  },
);

test('the settings page shows “Not published” after a failed Undo, until the next publication succeeds', async () => {
  await openSection('openings', { 'POST /rest/v1/rpc/undo_setting': () => errorResponse(503, '') });
  await press('Openings', 'Undo last change');
  expect(await screen.findByText(/^Not published\./)).toBeInTheDocument();
  await press('Openings', 'Publish');
  expect(await screen.findByText('Published')).toBeInTheDocument();
});

test('every field of the settings form has an accessible label', () => {
  for (const name of settingsSectionNames.flatMap((one) =>
    Object.keys(settingSectionSchemas[one].entries),
  )) {
    expect(getSettingFieldLabel(name, settingsTexts.labels), name).not.toBe(name);
  }
});

test('the Bengali settings page has only Bengali texts', async () => {
  await open({}, 'bn');
  await screen.findByText('প্রকাশিত');
  // The preview contains email addresses.
  (await previewBox('সাইটে যেমন দেখাবে')).remove();
  expect(findLatinWords(/https:/g)).toEqual([]);
});

test('each settings section has its own URL, and the navigation marks the current section', async () => {
  await openSection('banner');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  const list = within(screen.getByRole('navigation', { name: 'Settings sections' }));
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Banner');
  expect(list.getByRole('link', { name: 'Openings' })).toHaveAttribute(
    'href',
    '/founder-dashboard/settings/openings',
  );
});

async function previewBox(title = 'Live preview'): Promise<HTMLElement> {
  const box = (await screen.findByText(title)).parentElement;
  if (!box) throw new Error('The page has no live preview.');
  return box;
}
const preview = async () => within(await previewBox());

test('the live preview shows the typed announcement in both languages, its length and its last day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T20:00:00Z') });
  try {
    await openSection('banner');
    expect((await preview()).getAllByText('The site shows nothing here.')).toHaveLength(2);
    const english = await retype('Banner', 'In English (optional)', 'Closed for Puja');
    expect(english).toHaveAccessibleDescription('15 of 200 characters');
    // The other fields of an announcement are required.
    await retype('Banner', 'In Bengali', 'পূজার ছুটি');
    fireEvent.input(section('Banner').getByLabelText(/^Last day/), {
      target: { value: '2026-11-27' },
    });
    expect((await preview()).getByText('Closed for Puja')).toBeInTheDocument();
    expect((await preview()).getByText('পূজার ছুটি')).toBeInTheDocument();
    expect(
      (await preview()).getAllByText('Shown until the end of 27 Nov 2026 (IST).'),
    ).toHaveLength(2);
    // In India, the date is already the 27th.
    fireEvent.input(section('Banner').getByLabelText(/^Last day/), {
      target: { value: '2026-11-26' },
    });
    expect((await preview()).getAllByText('Not shown: 26 Nov 2026 is over.')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the two fields of a bilingual text are in one row, each with the text’s length and limit', async () => {
  await openSection('offices');
  const office = within(screen.getByRole('group', { name: 'Kolkata office' }));
  const english = office.getByLabelText('Street, in English');
  expect(english.closest('div[class]')?.parentElement).toContainElement(
    office.getByLabelText('Street, in Bengali'),
  );
  const { length } = [...defaultSiteSettings.offices['kolkata.street.en']];
  expect(english).toHaveAccessibleDescription(`${length} of 100 characters`);
});

test('the counter of every text in the settings shows the length limit of the text’s schema', () => {
  for (const section of settingsSectionNames) {
    for (const [name, schema] of Object.entries(settingSectionSchemas[section].entries)) {
      const most = getMaxSettingLength(name);
      if (most === undefined) continue;
      const isValid = (length: number) => v.safeParse(schema, 'ক'.repeat(length)).success;
      expect([isValid(most), isValid(most + 1)], name).toEqual([true, false]);
    }
  }
});

test('a change in the rows of the opening hours writes the text in both languages, and publishing sends both', async () => {
  const { bodies } = await openSection('offices');
  const office = within(screen.getByRole('group', { name: 'Kolkata office' }));
  expect(office.getByLabelText('Monday, opens at')).toHaveValue('10:00');
  expect(office.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
  await userEvent.click(office.getByRole('checkbox', { name: 'Saturday' }));
  fireEvent.change(office.getByLabelText('Saturday, closes at'), { target: { value: '14:00' } });
  const english = 'Monday to Friday, 10:00 to 18:30; Saturday, 10:00 to 14:00';
  expect(office.getByLabelText('Hours, in English')).toHaveValue(english);
  expect((await preview()).getByText(english)).toBeInTheDocument();
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await press('Offices and hours', 'Publish');
  expect(bodies('save_setting')).toMatchObject([
    {
      value: {
        'kolkata.hours.en': english,
        'kolkata.hours.bn':
          'সোমবার থেকে শুক্রবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা; শনিবার, সকাল ১০টা থেকে দুপুর ২টা',
        'coochBehar.hours.en': defaultSiteSettings.offices['coochBehar.hours.en'],
      },
    },
  ]);
});

test('opening hours that the founder typed as text stay unchanged until the founder changes a row', async () => {
  const value = { ...defaultSiteSettings.offices, 'kolkata.hours.en': 'By appointment' };
  await openSection('offices', {
    'GET /rest/v1/site_settings': () => Response.json([{ key: 'offices', value, version: 3 }]),
  });
  const office = () => within(screen.getByRole('group', { name: 'Kolkata office' }));
  expect(office().getByText(/^The text below was written by hand/)).toBeInTheDocument();
  expect(office().getByLabelText('Hours, in English')).toHaveValue('By appointment');
  await userEvent.click(office().getByRole('checkbox', { name: 'Monday' }));
  expect(office().getByLabelText('Hours, in English')).toHaveValue('Monday, 10:00 to 18:30');
  await press('Offices and hours', 'Discard');
  expect(office().getByLabelText('Hours, in English')).toHaveValue('By appointment');
});

test('the live preview shows the postal code in the digits of each language, and ignores an invalid code', async () => {
  await openSection('offices');
  const [postalCode] = section('Offices and hours').getAllByLabelText('PIN code');
  if (postalCode === undefined) throw new Error('The form has no postal code.');
  fireEvent.input(postalCode, { target: { value: '736102' } });
  expect((await preview()).getByText(/Cooch Behar, .* 736102$/)).toBeInTheDocument();
  expect((await preview()).getByText(/কোচবিহার, .* ৭৩৬১০২$/)).toBeInTheDocument();
  fireEvent.input(postalCode, { target: { value: '73610' } });
  expect((await preview()).getByText(/Cooch Behar, .* 736101$/)).toBeInTheDocument();
});

test('a cleared settings field counts as an unsaved change, and a field with its stored value again does not', async () => {
  await open();
  const field = await retype('Contact', 'Kolkata', '+91 33 5550 0142');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await userEvent.clear(field);
  expect(section('Contact').getByText('Unsaved changes')).toBeInTheDocument();
});

test('an unsaved setting remains in its form while the founder visits another section, and Discard restores the stored value', async () => {
  await open();
  await retype('Contact', 'Kolkata', '+91 33 5550 9999');
  expect(section('Contact').getByText('Unsaved changes')).toBeInTheDocument();
  page?.stop();
  await openSection('banner');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  page?.stop();
  await open();
  const field = section('Contact').getByLabelText('Kolkata');
  await waitFor(() => expect(field).toHaveProperty('value', '+91 33 5550 9999'));
  await press('Contact', 'Discard');
  expect(section('Contact').getByLabelText('Kolkata')).toHaveProperty('value', '+91 33 5550 0142');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});
