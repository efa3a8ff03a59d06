import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Conversation } from '../../api/conversations.ts';
import { conversation, inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { inboxOf, open, press, useCleanPage } from '../../testing/open-conversation.tsx';

useCleanPage();

test('Assign to me updates immediately and sends the version on the page', async () => {
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

test('a refused change is reverted and shows an error', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/set_conversation_status': () => refused(409, 'PT409'),
  });
  await press('Close conversation');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this',
  );
  const handling = within(screen.getByRole('region', { name: 'Details' }));
  expect(handling.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Close conversation' })).toBeInTheDocument();
});

test('a finished change is announced and keeps the focus when its button disappears', async () => {
  const inbox = inboxOf();
  const changed = (part: Partial<Conversation>) => {
    const [before = conversation] = inbox.conversations;
    const made = { ...before, ...part, version: before.version + 1 };
    inbox.conversations = [made];
    return Response.json(made);
  };
  const next = (['closed', 'open', 'spam'] as const).values();
  await open({
    ...inboxAnswers(inbox),
    'POST /rest/v1/rpc/assign_conversation': () => changed({ assignee: 'TM001' }),
    'POST /rest/v1/rpc/set_conversation_status': () =>
      changed({ status: next.next().value ?? 'open' }),
  });
  const handling = screen.getByRole('region', { name: 'Details' });
  const said = (words: string) =>
    waitFor(() => expect(within(handling).getByRole('status').textContent).toBe(words));
  const title = within(handling).getByRole('heading', { name: 'Details' });
  await userEvent.keyboard('a');
  await said('Assignee: Local Team Member');
  expect(title).toHaveFocus();
  await userEvent.keyboard('e');
  await said('Closed');
  expect(document.activeElement?.textContent).toBe('Reopen');
  await userEvent.keyboard('e');
  await said('Needs a reply');
  expect(document.activeElement?.textContent).toBe('Close conversation');
  await press('Mark as spam');
  await said('Spam');
  expect(title).toHaveFocus();
});

test('the choices appear together with the conversation, so nothing moves later', async () => {
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

test('a conversation is shown even if the colleagues cannot be loaded', async () => {
  await open({
    ...inboxAnswers(inboxOf()),
    'POST /rest/v1/rpc/colleagues': () => refused(503, 'x'),
  });
  // The list beside the conversation contains the same text after it has loaded.
  const thread = screen.getByRole('list', { name: 'Messages' });
  expect(within(thread).getByText(/We need a new website/)).toBeInTheDocument();
});
