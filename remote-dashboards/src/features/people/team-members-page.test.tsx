import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { createStubSession, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffMember } from '../../api/people.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { answers, invited, member } from '../../testing/people-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const leader: StaffMember = { ...member, staff_id: 'TL001', post: 'team_leader', is_me: true };
const manage = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Manage ${name}` }));

test('the team page shows a leader only team members, and a leader can invite only team members', async () => {
  const sent = stubBackend(
    answers({
      'POST /rest/v1/rpc/staff_members': () => Response.json([leader, member, invited]),
      'POST /rest/v1/rpc/colleagues': () =>
        Response.json([{ ...leader, team_role: 'team_leader' }]),
      'POST /rest/v1/rpc/invite_staff': () => Response.json('TM003'),
    }),
  );
  page = await openPage('/dashboard/team-members', { role: 'team' });
  await screen.findByRole('table', { name: 'Staff' });
  expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Manage Asha Roy' })).not.toBeInTheDocument();
  await manage('Binu');
  expect(screen.queryByRole('button', { name: 'Remove…' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mina');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mina@torsa.test{Enter}');
  await screen.findByText(/An invitation is on its way/);
  expect(sent.find(({ path }) => path.endsWith('invite_staff'))?.body).toMatchObject({
    post: 'team_member',
  });
});

test('the team page shows a member only names and roles of the team, and requests no other data', async () => {
  const colleagues = [{ ...member, team_role: 'team_member', is_me: true }];
  const sent = stubBackend({ 'POST /rest/v1/rpc/colleagues': () => Response.json(colleagues) });
  page = await openPage('/dashboard/team-members', { role: 'team' });
  expect((await screen.findByRole('table', { name: 'Staff' })).textContent).toContain('Asha Roy');
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  expect(sent.some(({ path }) => path.endsWith('staff_members'))).toBe(false);
});

test('a removed staff member sees a notice and gets a client session', async () => {
  stubBackend({
    'POST /rest/v1/rpc/colleagues': () => refused(403, '42501'),
    'POST /rest/v1/rpc/my_role': () => Response.json('user'),
    'POST /auth/v1/token?grant_type=refresh_token': () => Response.json(createStubSession({})),
  });
  page = await openPage('/dashboard/team-members', { role: 'team' });
  await waitFor(() => expect(page?.toast()).toContain('You no longer work here'));
  expect(useAuth.getState().session).toMatchObject({ role: 'user' });
});
