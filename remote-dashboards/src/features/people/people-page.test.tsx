import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLatinWords } from '../../testing/find-latin-words.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { answers, done, founder, invited, member } from '../../testing/people-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function open(more: Answers = {}) {
  const calls = stubBackend(answers(more));
  page = await openPage('/founder-dashboard/people', { role: 'founder' });
  await screen.findByRole('table', { name: 'Staff' });
  return (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
}

const manage = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Manage ${name}` }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test("the staff table shows roles and invitations, and no controls for the logged-in user's own row", async () => {
  await open();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Local Founder (you)');
  expect(rows[2]).toMatch(/Asha Roy.*asha@torsa\.test.*Team member.*Active/);
  expect(rows[3]).toMatch(/Binu.*Invited/);
  expect(screen.queryByRole('button', { name: 'Manage Local Founder' })).not.toBeInTheDocument();
});

test('an email address of the People page can break after its @ and before its dots', async () => {
  await open();
  const [address] = screen.getAllByText('asha@torsa.test');
  expect(address?.innerHTML).toBe('asha@<wbr>torsa<wbr>.test');
});

test('the invitation form validates its fields, sends the invitation and shows a confirmation', async () => {
  const sent = await open({ 'POST /rest/v1/rpc/invite_staff': () => Response.json('TM003') });
  await press('Invite');
  expect(screen.getByText('Enter their name.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mina');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mina@torsa.test');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Team leader');
  await press('Invite');
  expect(
    await screen.findByText('An invitation is on its way to mina@torsa.test.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', '');
  expect(sent('invite_staff')).toEqual([
    { name: 'Mina', email: 'mina@torsa.test', post: 'team_leader' },
  ]);
});

test('the invitation form shows an error for an address that belongs to staff, and keeps the typed values', async () => {
  await open({ 'POST /rest/v1/rpc/invite_staff': () => refused(409, 'PT409') });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@torsa.test');
  await press('Invite');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This person is already on the team.',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'asha@torsa.test');
});

test('a role change sends the row version on the page, and the founder can send an invitation again', async () => {
  let version = member.version;
  const sent = await open({
    'POST /rest/v1/rpc/staff_members': () =>
      Response.json([founder, { ...member, version }, invited]),
    'POST /rest/v1/rpc/second_factor_asked': async () => {
      await new Promise((later) => setTimeout(later, 50));
      return Response.json(false);
    },
    'POST /rest/v1/rpc/change_staff_role': () => {
      version += 1;
      return done();
    },
    'POST /rest/v1/rpc/invite_again': done,
  });
  await manage('Asha Roy');
  await userEvent.selectOptions(
    screen.getAllByRole('combobox', { name: 'Role' })[0] ?? document.body,
    'Founder',
  );
  await press('Change role');
  expect(await screen.findByText('Asha Roy now has the new role.')).toBeInTheDocument();
  expect(sent('change_staff_role')).toEqual([
    { staff_id: 'TM001', expected_version: 4, post: 'founder' },
  ]);
  await manage('Binu');
  await press('Invite again');
  expect(await screen.findByText(/new invitation is on its way to Binu/)).toBeInTheDocument();
});

test("before removing a staff member, the founder reads what happens to the member's work and types the member's name", async () => {
  const sent = await open({ 'POST /rest/v1/rpc/remove_staff': done });
  await manage('Asha Roy');
  await press('Remove…');
  expect(screen.getByText(/2 conversations will become unassigned/)).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Type “Asha Roy” to confirm' });
  await userEvent.type(field, 'Asha{Enter}');
  expect(screen.getByText('The name must be “Asha Roy”.')).toBeInTheDocument();
  expect(sent('remove_staff')).toEqual([]);
  await userEvent.type(field, ' Roy{Enter}');
  expect(await screen.findByText('Asha Roy was removed from the staff.')).toBeInTheDocument();
  expect(sent('remove_staff')).toEqual([{ staff_id: 'TM001', expected_version: 4 }]);
});

/** Simulates a colleague who changes Asha Roy before the first call of `name` arrives. */
function changedBefore(name: string): Answers {
  let { version } = member;
  return {
    'POST /rest/v1/rpc/staff_members': () =>
      Response.json([founder, { ...member, version }, invited]),
    [`POST /rest/v1/rpc/${name}`]: () => {
      if (version > member.version) return done();
      version += 1;
      return refused(409, 'PT409');
    },
  };
}

test("the removal of a staff member does not overwrite a colleague's newer change", async () => {
  const sent = await open(changedBefore('remove_staff'));
  await manage('Asha Roy');
  await press('Remove…');
  const field = screen.getByRole('textbox', { name: /^Type/ });
  await userEvent.type(field, 'Asha Roy{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this',
  );
  expect(field).toHaveFocus();
  await userEvent.type(field, '{Enter}');
  await screen.findByText('Asha Roy was removed from the staff.');
  expect(sent('remove_staff')).toEqual([
    { staff_id: 'TM001', expected_version: 4 },
    { staff_id: 'TM001', expected_version: 5 },
  ]);
});

test("the role that the founder chose remains selected after a conflict with a colleague's change", async () => {
  const sent = await open(changedBefore('change_staff_role'));
  await manage('Asha Roy');
  const [role = document.body] = screen.getAllByRole('combobox', { name: 'Role' });
  await userEvent.selectOptions(role, 'Team leader');
  await press('Change role');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this',
  );
  await press('Change role');
  await screen.findByText('Asha Roy now has the new role.');
  expect(sent('change_staff_role').at(-1)).toEqual({
    staff_id: 'TM001',
    expected_version: 5,
    post: 'team_leader',
  });
});

test('§10.23 a founder with a second-factor device can require a second factor, and sees which staff have no device', async () => {
  let isAsked = false;
  const sent = await open({
    'POST /rest/v1/rpc/second_factor_asked': () => Response.json(isAsked),
    'POST /rest/v1/rpc/staff_factors': () =>
      Response.json([{ staff_id: 'FOUNDER001', devices: 1 }]),
    'POST /rest/v1/rpc/ask_for_second_factor': () => {
      isAsked = true;
      return done();
    },
  });
  const rule = within(await screen.findByRole('region', { name: 'Two-step login' }));
  expect(rule.getByText('Not set up yet: Asha Roy.')).toBeInTheDocument();
  expect(screen.getAllByText('Uses two-step login')).toHaveLength(1);
  await press('Require for everyone');
  expect(sent('ask_for_second_factor')).toEqual([]);
  expect(rule.getByText(/^Staff without a device can’t work/)).toBeInTheDocument();
  expect(rule.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Cancel');
  expect(rule.getByRole('button', { name: 'Require for everyone' })).toHaveFocus();
  await press('Require for everyone');
  await press('Yes, require it');
  expect(await rule.findByRole('button', { name: 'Stop requiring it' })).toBeInTheDocument();
  expect(rule.getByRole('status').textContent).toMatch(/^Two-step login is required for all staff/);
  expect(sent('ask_for_second_factor')).toEqual([{ asked: true }]);
});

test('a founder without a second-factor device must add a device before requiring a second factor', async () => {
  await open({ 'POST /rest/v1/rpc/ask_for_second_factor': () => refused(409, 'PT409') });
  await screen.findByRole('region', { name: 'Two-step login' });
  await press('Require for everyone');
  await press('Yes, require it');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^First add a device of your own/);
  const link = screen.getByRole('link', { name: 'Add a device' });
  expect(link).toHaveAttribute('href', '/account#secondFactor');
});

test('the founder can remove the lost second-factor devices of a staff member', async () => {
  const sent = await open({ 'POST /rest/v1/rpc/remove_staff_factors': done });
  await screen.findByRole('region', { name: 'Two-step login' });
  await manage('Binu');
  expect(screen.queryByRole('button', { name: 'Remove lost devices' })).not.toBeInTheDocument();
  await manage('Asha Roy');
  await press('Remove lost devices');
  expect(await screen.findByText(/^The devices of Asha Roy were removed/)).toBeInTheDocument();
  expect(sent('remove_staff_factors')).toEqual([{ staff_id: 'TM001', expected_version: 4 }]);
});

test('§10.20 the people page has a search for clients and links each client to their conversations', async () => {
  const sent = await open();
  speedUpTimers();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a client' }), 'rupa');
  await waitFor(() => expect(sent('clients').at(-1)).toMatchObject({ query: 'rupa' }));
  const list = await screen.findByRole('list', { name: 'Clients' });
  await userEvent.click(within(list).getByText('Rupa Barman'));
  const link = await within(list).findByRole('link', { name: 'A site' });
  expect(link).toHaveAttribute('href', '/dashboard/inbox/k1');
});

test("a client row shows the reason and a retry button if the client's conversations do not load", async () => {
  let isRefused = true;
  await open({
    'GET /rest/v1/conversations': () =>
      isRefused ? refused(400, '22023') : Response.json([{ id: 'k1', subject: 'A site' }]),
  });
  await userEvent.click(await screen.findByText('Rupa Barman'));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this');
  isRefused = false;
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'A site' })).toBeInTheDocument();
});

test('the Bengali people page has only Bengali texts, except names, email addresses and IDs', async () => {
  stubBackend(answers());
  page = await openPage('/founder-dashboard/people', { role: 'founder' }, 'bn');
  await screen.findByRole('table', { name: 'কর্মীরা' });
  await screen.findByText('Rupa Barman');
  const typed = /Local Founder|Asha Roy|Binu|Rupa Barman|\S+@\S+|FOUNDER001|TM00\d/g;
  expect(findLatinWords(typed)).toEqual([]);
});
