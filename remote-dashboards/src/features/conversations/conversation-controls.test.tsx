import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BackendCall } from '@torsa/shared/testing/stub-backend';
import { expect, test } from 'vitest';
import type { Conversation } from '../../api/conversations.ts';
import { conversation, inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { inboxOf, open, press, toast, useCleanPage } from '../../testing/open-conversation.tsx';

useCleanPage();

test('Assign to me shows the new assignee immediately and sends the version of the displayed conversation', async () => {
  const answers = {
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/assign_conversation': () => new Promise<Response>(() => {}),
  };
  const { sent } = await open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' }).value).toBe(
      'TM001',
    ),
  );
  expect(sent('assign_conversation')).toEqual([
    { conversation: conversation.id, expected_version: 3, staff_id: 'TM001' },
  ]);
});

test('a change that the backend rejects is undone on the page, and the page shows an error', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/set_conversation_status': () => refused(409, 'PT409'),
  });
  await press('Close conversation');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this',
  );
  expect(toast()).toMatch(/^Not saved: Closed/);
  expect(screen.getByRole('button', { name: 'Close conversation' })).toBeInTheDocument();
});

/** Simulates the backend of an inbox that stores each change of its conversation. */
function changingInbox() {
  const inbox = inboxOf();
  const changed = (part: Partial<Conversation>) => {
    const [before = conversation] = inbox.conversations;
    const made = { ...before, ...part, version: before.version + 1 };
    inbox.conversations = [made];
    return Response.json(made);
  };
  return {
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/assign_conversation': ({ body }: BackendCall) =>
      changed({ assignee: (Reflect.get(Object(body), 'staff_id') as string) ?? null }),
    'POST /rest/v1/rpc/set_conversation_status': ({ body }: BackendCall) =>
      changed({ status: Reflect.get(Object(body), 'status') as Conversation['status'] }),
  };
}

test('a toast reports each change of a conversation, and the clicked button keeps the focus', async () => {
  await open(changingInbox());
  const announced = (text: string) => waitFor(() => expect(toast()).toBe(`${text}Undo`));
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('a');
  await announced('Assigned to Local Team Member');
  expect(focused()).toBe('Assigned to you');
  await userEvent.keyboard('e');
  await announced('Closed');
  expect(focused()).toBe('Reopen');
  await userEvent.keyboard('e');
  await announced('Reopened');
  expect(focused()).toBe('Close conversation');
  await userEvent.keyboard('!');
  await announced('Marked as spam');
  expect(focused()).toBe('Mark as spam');
});

test("the key z restores the previous assignee and status and sends the conversation's new version", async () => {
  const { sent } = await open(changingInbox());
  const statuses = () =>
    sent('set_conversation_status').map((body) => Reflect.get(Object(body), 'status'));
  await userEvent.keyboard('e');
  await screen.findByRole('button', { name: 'Reopen' });
  await userEvent.keyboard('z');
  await waitFor(() => expect(toast()).toBe('Undone: Closed'));
  expect(statuses()).toEqual(['closed', 'open']);
  expect(sent('set_conversation_status')).toMatchObject([
    { expected_version: 3 },
    { expected_version: 4 },
  ]);
  await userEvent.keyboard('az');
  await waitFor(() => expect(toast()).toBe('Undone: Assigned to Local Team Member'));
  expect(sent('assign_conversation')).toEqual([
    { conversation: conversation.id, expected_version: 5, staff_id: 'TM001' },
    { conversation: conversation.id, expected_version: 6 },
  ]);
});

test('the key z undoes two changes of the same conversation, the last change first', async () => {
  const { sent } = await open(changingInbox());
  await userEvent.keyboard('a');
  await waitFor(() => expect(toast()).toBe('Assigned to Local Team MemberUndo'));
  const assignee = screen.getByRole('combobox', { name: 'Assignee' });
  await userEvent.selectOptions(assignee, 'TL001');
  await waitFor(() => expect(toast()).toBe('Assigned to Local Team LeadUndo'));
  assignee.blur();
  await userEvent.keyboard('z');
  await waitFor(() => expect(toast()).toMatch(/^Undone: Assigned to Local Team Lead/));
  await userEvent.keyboard('z');
  await waitFor(() => expect(toast()).toBe('Undone: Assigned to Local Team Member'));
  const base = { conversation: conversation.id };
  expect(sent('assign_conversation')).toEqual([
    { ...base, expected_version: 3, staff_id: 'TM001' },
    { ...base, expected_version: 4, staff_id: 'TL001' },
    { ...base, expected_version: 5, staff_id: 'TM001' },
    { ...base, expected_version: 6 },
  ]);
});

test('an Undo of a change that a colleague has overwritten shows an error and changes nothing', async () => {
  let calls = 0;
  await open({
    ...changingInbox(),
    'POST /rest/v1/rpc/set_conversation_status': () => {
      calls += 1;
      return calls === 1 ? Response.json({ version: 4 }) : refused(409, 'PT409');
    },
  });
  await userEvent.keyboard('e');
  await waitFor(() => expect(calls).toBe(1));
  await userEvent.keyboard('z');
  await waitFor(() =>
    expect(toast()).toMatch(/^Couldn’t undo: Closed.*Someone else has changed it/),
  );
});

test('a double click on Assign to me assigns the conversation only once', async () => {
  const { sent } = await open(changingInbox());
  await press('Assign to me');
  await userEvent.click(await screen.findByRole('button', { name: 'Assigned to you' }));
  await waitFor(() => expect(toast()).toBe('Assigned to Local Team MemberUndo'));
  expect(sent('assign_conversation')).toHaveLength(1);
  expect(sent('set_conversation_status')).toEqual([]);
});

test('the assignee and status controls appear together with the conversation, so that the content does not move later', async () => {
  let come = (_: Response) => {};
  const colleagues = new Promise<Response>((resolve) => {
    come = resolve;
  });
  const answers = inboxAnswers(inboxOf());
  const opened = open({ ...answers, 'POST /rest/v1/rpc/colleagues': () => colleagues });
  await screen.findByRole('heading', { level: 1, name: conversation.subject });
  expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
  come(Response.json([{ staff_id: 'TM001', name: 'Local Member', is_me: true }]));
  await opened;
  expect(screen.getByRole('button', { name: 'Assign to me' })).toBeInTheDocument();
});

test('the conversation page shows the conversation even if the list of colleagues cannot be loaded', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/colleagues': () => refused(503, 'x'),
  });
  // The list beside the conversation contains the same text when the list has loaded.
  const thread = screen.getByRole('list', { name: 'Messages' });
  expect(within(thread).getByText(/We need a new website/)).toBeInTheDocument();
});
