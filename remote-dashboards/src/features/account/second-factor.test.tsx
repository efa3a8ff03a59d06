import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import {
  type Answers,
  type BackendCall,
  createStubSession,
  stubBackend,
  withDevices,
} from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollIntervalMs } from '../../api/live-updates.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const account = {
  name: 'Asha Roy',
  email: 'asha@torsa.test',
  new_email: '',
  present_confirmed: false,
  new_confirmed: false,
  is_staff: true,
  telephone: '',
  company: '',
  muted: [],
  version: 3,
};
const authError = (status: number, code: string) =>
  Response.json({ error_code: code, msg: code }, { status });

/** Simulates an auth provider with the named devices. The code 123456 is valid for each device. */
function provider(aal: 'aal1' | 'aal2', ...names: string[]) {
  const known = [...names];
  let level: typeof aal = aal;
  const session = () => withDevices(createStubSession({ role: 'team', aal: level }), ...known);
  const verify =
    (name: string) =>
    ({ body }: BackendCall) => {
      if (!JSON.stringify(body).includes('123456'))
        return authError(422, 'mfa_verification_failed');
      level = 'aal2';
      if (!known.includes(name)) known.push(name);
      return Response.json(session());
    };
  const answers: Answers = {
    'GET /auth/v1/user': () => Response.json(session().user),
    'POST /auth/v1/token?grant_type=refresh_token': () => Response.json(session()),
    'POST /rest/v1/rpc/second_factor_asked': () => Response.json(false),
    'POST /rest/v1/rpc/my_account': () => Response.json([account]),
    'POST /rest/v1/rpc/my_sessions': () => Response.json([]),
    'POST /auth/v1/factors': ({ body }) => {
      const { friendly_name } = body as { friendly_name: string };
      return Response.json({
        id: friendly_name,
        type: 'totp',
        friendly_name,
        totp: {
          qr_code: '<svg/>',
          secret: 'ABCDEFGHIJ',
          uri: 'otpauth://totp/Torsa:asha?secret=A',
        },
      });
    },
  };
  for (const name of ['Phone', 'Tablet']) {
    Object.assign(answers, {
      [`POST /auth/v1/factors/${name}/challenge`]: () => Response.json({ id: 'c', type: 'totp' }),
      [`POST /auth/v1/factors/${name}/verify`]: verify(name),
      [`DELETE /auth/v1/factors/${name}`]: () => {
        known.splice(known.indexOf(name), 1);
        return Response.json({ id: name });
      },
    });
  }
  localStorage.setItem(sessionStorageKey, JSON.stringify(session()));
  return answers;
}

async function openPart(answers: Answers) {
  const calls = stubBackend(answers);
  page = await openPage('/account');
  const part = await screen.findByRole('region', { name: 'Two-step login' });
  await within(part).findByText(/^Once you add a device/);
  await waitFor(() =>
    expect(within(part).queryByText('Loading your devices')).not.toBeInTheDocument(),
  );
  return { calls, ...within(part) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('§10.21 the user adds a second-factor device with a name, a QR code or key, and its first code', async () => {
  speedUpTimers();
  const { findByRole, getByText, getByLabelText, findByText } = await openPart(provider('aal1'));
  await press('Add a device');
  const name = getByLabelText('Device name');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveProperty('value', 'Phone');
  await press('Continue');
  const picture = await findByRole('img', { name: 'QR code for Phone' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
  expect(getByText('ABCD EFGH IJ')).toBeInTheDocument();
  expect(getByText('Or add it to an app on this device').getAttribute('href')).toContain(
    'otpauth://totp/',
  );
  const code = getByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '000000{Enter}');
  expect(await findByText(/^This code is wrong or has expired/)).toBeInTheDocument();
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  expect(await findByText(/^Phone was added\./)).toBeInTheDocument();
  expect(await findByRole('list', { name: 'Your devices' })).toBeInTheDocument();
  expect(getByText(/^Add a second device too/)).toBeInTheDocument();
});

test.each([
  [
    'mfa_factor_name_conflict',
    422,
    'You already have a device with this name. Choose another name.',
  ],
  ['not_found', 404, /is not available on this site/],
  ['mfa_totp_enroll_not_enabled', 422, /is not available on this site/],
])(
  '§10.21 the account page shows the reason if the auth server rejects a second-factor device with %s',
  async (code, status, words) => {
    const { findByText } = await openPart({
      ...provider('aal1'),
      'POST /auth/v1/factors': () => authError(status, code),
    });
    await press('Add a device');
    await press('Continue');
    expect(await findByText(words)).toBeInTheDocument();
  },
);

test('§10.21 the removal of a second-factor device needs a second click, after a text that explains the consequence', async () => {
  speedUpTimers();
  const { calls, findByText, getByText } = await openPart(provider('aal2', 'Phone', 'Tablet'));
  await press('Remove Tablet');
  expect(getByText(/You will no longer be able/)).toBeInTheDocument();
  await press('Remove Tablet');
  expect(await findByText('Tablet was removed.')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  await press('Remove Phone');
  expect(getByText(/You will then log in with only your password/)).toBeInTheDocument();
  expect(document.activeElement?.tagName, 'the button is gone').toBe('H2');
  await press('Keep the device');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(screen.getByRole('button', { name: 'Remove Phone' })).toBeInTheDocument();
});

test('the user cannot remove the last second-factor device while the founder requires a second factor', async () => {
  const { calls, findByText } = await openPart({
    ...provider('aal2', 'Phone'),
    'POST /rest/v1/rpc/second_factor_asked': () => Response.json(true),
  });
  await press('Remove Phone');
  expect(await findByText(/Add another device before you remove this one/)).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('the user cannot change second-factor devices before entering a code in this session', async () => {
  const { getByLabelText, findByRole } = await openPart(provider('aal1', 'Phone'));
  expect(screen.queryByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument();
  await userEvent.type(getByLabelText('Code'), '123456{Enter}');
  expect(await findByRole('button', { name: 'Remove Phone' })).toBeInTheDocument();
});

const nameOf = (region: HTMLElement) => within(region).getByRole('heading').textContent;

/** Like `provider`, but the backend refuses staff rights until the user has entered a code in the session. */
function strictProvider(...names: string[]): Answers {
  let role = 'staff_aal1';
  const verifying = Object.entries(provider('aal1', ...names)).map(
    ([call, answer]): [string, Answers[string]] => [
      call,
      call.endsWith('/verify')
        ? (given) => {
            role = 'team';
            return answer(given);
          }
        : answer,
    ],
  );
  return {
    ...Object.fromEntries(verifying),
    'POST /rest/v1/rpc/second_factor_asked': () => Response.json(true),
    'POST /rest/v1/rpc/my_role': () => Response.json(role),
    'POST /rest/v1/rpc/my_sessions': () =>
      role === 'team' ? Response.json([]) : refused(403, '42501'),
  };
}

test('before staff enter a required second-factor code, the account page shows only the second-factor section', async () => {
  const { calls, getByLabelText } = await openPart(strictProvider('Phone'));
  expect(screen.getAllByRole('region').map(nameOf)).toEqual(['Two-step login']);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).not.toContain('Sessions');
  expect(calls.some(({ path }) => path.endsWith('my_sessions'))).toBe(false);
  await userEvent.type(getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('region', { name: 'Sessions' })).toBeInTheDocument();
  expect(screen.getAllByRole('region')).toHaveLength(8);
});

test('before staff add a required second-factor device, the account page shows only the second-factor section', async () => {
  const { getByLabelText, findByLabelText } = await openPart(strictProvider());
  expect(screen.getAllByRole('region').map(nameOf)).toEqual(['Two-step login']);
  await press('Add a device');
  await userEvent.type(getByLabelText('Device name'), '{Enter}');
  await userEvent.type(await findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeInTheDocument();
});

test('an open account page hides all sections except the second-factor section when the backend starts to require a code', async () => {
  let role = 'team';
  await openPart({
    ...provider('aal1', 'Phone'),
    'POST /rest/v1/rpc/save_profile': () => {
      role = 'staff_aal1';
      return refused(403, '42501');
    },
    'POST /rest/v1/rpc/my_role': () => Response.json(role),
  });
  expect(screen.getAllByRole('region')).toHaveLength(8);
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(screen.getAllByRole('region').map(nameOf)).toEqual(['Two-step login']),
  );
});

test('clients cannot add a second-factor device, but former staff can remove their old devices', async () => {
  const asClient = () => Response.json([{ ...account, is_staff: false }]);
  stubBackend({ ...provider('aal1'), 'POST /rest/v1/rpc/my_account': asClient });
  page = await openPage('/account');
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('region', { name: 'Two-step login' })).not.toBeInTheDocument();
  page.stop();
  await openPart({ ...provider('aal2', 'Phone'), 'POST /rest/v1/rpc/my_account': asClient });
});

/** Opens a dashboard whose backend calls are all refused until the user enters a code. */
async function openRefused(answers: Answers) {
  let isRefused = true;
  const allow = () => {
    isRefused = false;
  };
  const calls = stubBackend({
    ...answers,
    'POST /rest/v1/rpc/inbox_figures': () =>
      isRefused
        ? refused(403, '42501')
        : Response.json([{ waiting: 2, mine: 0, unassigned: 2, oldest: null }]),
    'POST /rest/v1/rpc/colleagues': () => (isRefused ? refused(403, '42501') : Response.json([])),
    'POST /rest/v1/rpc/my_role': () => Response.json('staff_aal1'),
    'POST /auth/v1/factors/Phone/verify': (call) => {
      allow();
      return answers['POST /auth/v1/factors/Phone/verify']?.(call) ?? Response.error();
    },
  });
  page = await openPage('/dashboard/team-members');
  await screen.findByRole('region', { name: 'Two-step login' });
  return { calls, allow };
}

test("§10.24 staff who enter a required second-factor code on a page then see that page's content", async () => {
  await openRefused(provider('aal1', 'Phone'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('table', { name: 'Staff' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Two-step login' })).not.toBeInTheDocument();
});

test('a second-factor code that the user enters in one tab also unlocks the other tabs', async () => {
  const { allow } = await openRefused(provider('aal1', 'Phone'));
  await screen.findByLabelText('Code');
  allow();
  const session = withDevices(createStubSession({ role: 'team', aal: 'aal2' }), 'Phone');
  const newValue = JSON.stringify(session);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue }));
  expect(await screen.findByRole('table', { name: 'Staff' })).toBeInTheDocument();
});

test('the dashboard does not poll rejected statistics until the user enters a second-factor code', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await openRefused(provider('aal1', 'Phone'));
  const askedForFigures = () => calls.filter(({ path }) => path.includes('inbox_figures')).length;
  const asked = askedForFigures();
  await vi.advanceTimersByTimeAsync(3 * pollIntervalMs);
  expect(askedForFigures()).toBe(asked);
  vi.useRealTimers();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(askedForFigures()).toBeGreaterThan(asked));
});

test('§10.24 staff who need a second-factor device see a link to add a device', async () => {
  await openRefused(provider('aal1'));
  const link = await screen.findByRole('link', { name: 'Set up two-step login' });
  expect(link).toHaveAttribute('href', '/account#secondFactor');
});

test('the Bengali second-factor section has only Bengali texts, except names, keys and email addresses', async () => {
  stubBackend(provider('aal2', 'Phone'));
  page = await openPage('/account', undefined, 'bn');
  const part = await screen.findByRole('region', { name: 'দ্বিতীয় ধাপের যাচাই' });
  await userEvent.click(await within(part).findByRole('button', { name: 'ডিভাইস যোগ করুন' }));
  await userEvent.type(within(part).getByLabelText('ডিভাইসের নাম'), 'Tablet{Enter}');
  await within(part).findByRole('img');
  const text = part.textContent?.replaceAll(/Phone|Tablet|ABCD EFGH IJ/g, '') ?? '';
  expect(text.match(/[A-Za-z]+/g) ?? []).toEqual([]);
});
