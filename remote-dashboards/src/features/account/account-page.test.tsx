import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import {
  type Answers,
  createStubSession,
  errorResponse,
  stubBackend,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account, LoginSession } from '../../api/account.ts';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { storedFile, uploadAnswers } from '../../testing/stub-uploads.ts';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const account: Account = {
  name: 'Asha Roy',
  email: 'asha@client.test',
  new_email: '',
  present_confirmed: false,
  new_confirmed: false,
  is_staff: false,
  hasDevice: false,
  needsCode: false,
  telephone: '',
  company: '',
  language: '',
  muted: [],
  can_get_report: false,
  version: 3,
};
const here: LoginSession = {
  id: 's1',
  is_this: true,
  created_at: '2026-11-20T08:00:00.000+00:00',
  used_at: '2026-11-20T08:00:00.000+00:00',
  user_agent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0',
};
const elsewhere: LoginSession = { ...here, id: 's2', is_this: false, user_agent: '' };
const done = () => new Response(null, { status: 204 });

async function open(of: Partial<Account> = {}, more: Answers = {}, address = '/account') {
  const calls = stubBackend({
    'POST /rest/v1/rpc/my_account': () => Response.json([{ ...account, ...of }]),
    'POST /rest/v1/rpc/my_sessions': () => Response.json([here, elsewhere]),
    'POST /auth/v1/token?grant_type=refresh_token': () => Response.json(createStubSession({})),
    'POST /rest/v1/rpc/save_profile': done,
    'POST /rest/v1/rpc/save_notifications': done,
    'POST /rest/v1/rpc/end_session': done,
    'POST /auth/v1/logout': done,
    ...more,
  });
  page = await openPage(address, {}, 'en');
  await screen.findByRole('region', { name: 'Profile' });
  return (path: string) => calls.filter((call) => call.path.endsWith(path)).map(({ body }) => body);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the account page focuses the section that the URL fragment names', async () => {
  await open({}, {}, '/account#sessions');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
});

test('the profile form validates its fields and sends the row version on the page', async () => {
  const sent = await open();
  const { getByRole, getByText, findByText } = part('Profile');
  await userEvent.clear(getByRole('textbox', { name: 'Name' }));
  await userEvent.type(getByRole('textbox', { name: /^Phone/ }), 'call me');
  await press('Save changes');
  expect(getByText('Enter your name.')).toBeInTheDocument();
  await userEvent.type(getByRole('textbox', { name: 'Name' }), 'Asha Sen');
  await press('Save changes');
  expect(await findByText(/Enter a phone number/)).toBeInTheDocument();
  await userEvent.clear(getByRole('textbox', { name: /^Phone/ }));
  await press('Save changes');
  expect(await findByText('Saved.')).toBeInTheDocument();
  expect(sent('save_profile')).toEqual([
    { name: 'Asha Sen', telephone: '', company: '', expected_version: 3 },
  ]);
});

test('the profile form does not overwrite a change that the user made on another device', async () => {
  await open({}, { 'POST /rest/v1/rpc/save_profile': () => refused(409, 'PT409') });
  await press('Save changes');
  expect((await part('Profile').findByRole('alert')).textContent).toContain('on another device');
});

test.each([
  ['current_password_invalid', 'This is not your current password.'],
  ['weak_password', /easy to guess\. Use at least 10/],
  ['same_password', /This is already your password/],
])(
  'a new password that the auth server rejects with %s shows an error at its field',
  async (code, words) => {
    await open(
      {},
      {
        'PUT /auth/v1/user': () =>
          Response.json({ code, error_code: code, msg: 'No' }, { status: 422 }),
      },
    );
    const { getByLabelText, findByText } = part('Password');
    await userEvent.type(getByLabelText('Current password'), 'old');
    await userEvent.type(getByLabelText('New password'), 'new');
    await press('Change password');
    expect(await findByText(words)).toBeInTheDocument();
  },
);

test('§10.37 the password form sends the current password and becomes empty after the change', async () => {
  const user = createStubSession({}).user;
  const sent = await open({}, { 'PUT /auth/v1/user': () => Response.json(user) });
  const { getByLabelText, findByText } = part('Password');
  await userEvent.type(getByLabelText('Current password'), 'old');
  await userEvent.type(getByLabelText('New password'), 'new');
  await press('Change password');
  expect(await findByText(/Your password was changed/)).toBeInTheDocument();
  expect(sent('/auth/v1/user')).toMatchObject([{ password: 'new', current_password: 'old' }]);
  expect(getByLabelText('Current password')).toHaveProperty('value', '');
});

test.each([
  [{}, ['asha@client.test', 'new@client.test']],
  [{ present_confirmed: true }, ['new@client.test']],
  [{ new_confirmed: true }, ['asha@client.test']],
])(
  '§10.38 the account page lists the mailboxes that have not confirmed an email change: %o',
  async (confirmed, waiting) => {
    await open({ new_email: 'new@client.test', ...confirmed });
    const items = part('Email address').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(waiting);
  },
);

test('the email form shows an error and keeps the typed address if the backend rejects the change', async () => {
  const sent = await open({}, { 'PUT /auth/v1/user': () => errorResponse(422, 'No') });
  const field = part('Email address').getByRole('textbox', { name: 'New email address' });
  await userEvent.type(field, 'new@client.test{Enter}');
  expect(await part('Email address').findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveProperty('value', 'new@client.test');
  expect(sent('/auth/v1/user')).toMatchObject([{ email: 'new@client.test' }]);
});

test('§10.42 a chosen language is selected immediately, is stored, and becomes the language of the account page', async () => {
  const user = createStubSession({}).user;
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const sent = await open({}, { 'PUT /auth/v1/user': () => Response.json(user) });
  const { getByRole } = part('Preferences');
  expect(getByRole('radio', { name: 'English' })).toHaveProperty('checked', false);
  const bengali = getByRole('radio', { name: 'বাংলা' });
  fireEvent.click(bengali);
  expect(bengali).toHaveProperty('checked', true);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/bn/account#preferences'));
  expect(sent('/auth/v1/user')).toMatchObject([{ data: { language: 'bn' } }]);
  expect(localStorage.getItem('torsa.language')).toBe('bn');
});

test('the account page shows an error and no selected language if the backend could not store the language', async () => {
  await open({ language: 'en' }, { 'PUT /auth/v1/user': () => errorResponse(503, 'No') });
  const { getByRole, findByRole } = part('Preferences');
  await userEvent.click(getByRole('radio', { name: 'বাংলা' }));
  expect(await findByRole('alert')).toBeInTheDocument();
  expect(getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
});

test('the account page immediately shows that the user has turned reply emails off', async () => {
  const sent = await open();
  const wanted = screen.getByRole('checkbox', { name: /Email me about replies/ });
  fireEvent.click(wanted);
  expect(wanted).toHaveProperty('checked', false);
  expect(await part('Notifications').findByText('Saved.')).toBeInTheDocument();
  expect(sent('save_notifications')).toEqual([{ muted: ['reply'], expected_version: 3 }]);
});

test('a team leader can turn the monthly report on, and other emails remain turned off', async () => {
  const sent = await open({ is_staff: true, can_get_report: true, muted: ['waiting', 'report'] });
  const report = screen.getByRole('checkbox', { name: /report on the 1st of each month/ });
  expect(report).not.toBeChecked();
  await userEvent.click(report);
  expect(sent('save_notifications')).toEqual([{ muted: ['waiting'], expected_version: 3 }]);
});

test('a user who cannot get the monthly report sees no checkbox for the report email', async () => {
  await open({ is_staff: true, muted: ['report'] });
  expect(part('Notifications').getAllByRole('checkbox')).toHaveLength(1);
});

test('the browser stores the colour theme that the user chooses on the account page', async () => {
  await open();
  const heard = vi.fn();
  addEventListener('storage', heard);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  removeEventListener('storage', heard);
  expect(localStorage.getItem('torsa.theme')).toBe('dark');
  expect(heard).toHaveBeenCalledOnce();
});

test('the user can end other login sessions, individually or all together, but not the current session', async () => {
  const sent = await open();
  const { findByText, queryByRole } = part('Sessions');
  expect(await findByText('Firefox · Android')).toBeInTheDocument();
  expect(queryByRole('button', { name: 'Log out: Firefox · Android' })).not.toBeInTheDocument();
  await press('Log out: Another device');
  await press('Log out on all other devices');
  await waitFor(() => expect(sent('end_session')).toEqual([{ session: 's2' }, {}]));
});

test.each(['Log out: Another device', 'Log out on all other devices'])(
  'a click on “%s” removes the clicked button and keeps the focus in the section',
  async (name) => {
    const sessions = [here, elsewhere];
    const answers = {
      'POST /rest/v1/rpc/my_sessions': () => Response.json(sessions),
      'POST /rest/v1/rpc/end_session': () => {
        sessions.pop();
        return done();
      },
    };
    await open({}, answers);
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText('You’re not logged in on other devices.');
    const place = screen.getByRole('region', { name: 'Sessions' });
    expect(place.contains(document.activeElement)).toBe(true);
  },
);

test('the exported data has the URL of a download page for each file', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:data';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const file = { id: storedFile.id, name: 'home.png', size: 4, sha256: 'ab', created_at: '2026' };
  await open(
    {},
    { 'POST /rest/v1/rpc/export_my_data': () => Response.json({ asks: [], files: [file] }) },
  );
  await press('Download my data');
  await waitFor(() => expect(saved).toHaveLength(1));
  const url = `${location.origin}/dashboard/files?file=${storedFile.id}`;
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({
    asks: [],
    files: [{ ...file, page: url }],
  });
});

test('a client can download all files on the account page, and staff have no such button', async () => {
  speedUpTimers();
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
    opened.push(new URL((this as HTMLAnchorElement).href).searchParams.get('download') ?? '');
  });
  await open({}, { ...uploadAnswers(), 'GET /rest/v1/files': () => Response.json([storedFile]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my files' }));
  expect(await screen.findByText('1 of 1 downloaded')).toBeInTheDocument();
  expect(opened).toEqual(['home.png']);
  page?.stop();
  await open({ is_staff: true });
  expect(screen.queryByRole('button', { name: 'Download my files' })).not.toBeInTheDocument();
});

test('“Download my files” reports that the client has no files', async () => {
  await open({}, { 'GET /rest/v1/files': () => Response.json([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my files' }));
  expect(await screen.findByText('There are no files.')).toBeInTheDocument();
});

test('the account is deleted only after the user enters its email address and password, and then the home page opens', async () => {
  let isTheirs = false;
  const sent = await open(
    {},
    {
      'POST /rest/v1/rpc/delete_my_account': () => Response.json(isTheirs),
    },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email address' }), account.email);
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await press('Delete my account');
  expect((await part('Your data').findByRole('alert')).textContent).toContain(
    'Nothing was deleted',
  );
  isTheirs = true;
  await press('Delete my account');
  await waitFor(() => expect(page?.address()).toBe('/'));
  expect(page?.toast()).toBe('Your account was deleted.');
  expect(sent('delete_my_account')).toHaveLength(2);
});

test('the account page tells staff to contact the founder to change their email address or delete their account', async () => {
  await open({ is_staff: true });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'New email address' })).not.toBeInTheDocument();
  expect(part('Your data').getByText(/Ask the founder/)).toBeInTheDocument();
});

test('the Bengali account page has only Bengali texts, except email addresses, names and devices', async () => {
  stubBackend({
    'POST /rest/v1/rpc/my_account': () => Response.json([account]),
    'POST /rest/v1/rpc/my_sessions': () => Response.json([here, elsewhere]),
  });
  page = await openPage('/account', {}, 'bn');
  await screen.findByText('Firefox · Android');
  const typed = /\S+@\S+|Firefox · Android|English/g;
  expect(findLatinWords(typed)).toEqual([]);
});
