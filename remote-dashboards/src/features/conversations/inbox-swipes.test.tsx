import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { beforeEach, expect, test, vi } from 'vitest';
import { conversation, inboxAnswers } from '../../testing/inbox-answers.ts';
import { openInbox, toast, useCleanPage } from '../../testing/open-conversation.tsx';

useCleanPage();
beforeEach(() => void vi.stubGlobal('navigator', touchNavigator()));

function touchNavigator(): Navigator {
  return new Proxy(navigator, {
    get: (target, name) => (name === 'maxTouchPoints' ? 1 : Reflect.get(target, name, target)),
  });
}

/** Opens the inbox on a touch screen. Returns its row, and a function that lists the calls of a backend function. */
async function openRow() {
  const changed = { ...conversation, version: 4 };
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [conversation], thread: [] }),
    'POST /rest/v1/rpc/set_conversation_status': () => Response.json(changed),
    'POST /rest/v1/rpc/assign_conversation': () => Response.json(changed),
  });
  await openInbox('/dashboard/inbox');
  const link = await screen.findByRole('link', { name: /A website for our school/ });
  const row = link.closest<HTMLElement>('[data-row]');
  if (!row) throw new Error('The conversation has no row.');
  row.setPointerCapture = () => {};
  const sent = (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
  return { row, sent };
}

/** Moves a finger over a row, until the row follows: its script loads after the page. */
async function swipe(row: HTMLElement, distance: number): Promise<void> {
  const send = (name: string, clientX: number) =>
    row.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX,
        clientY: 100,
      }),
    );
  await waitFor(() => {
    act(() => {
      send('pointerdown', 200);
      for (const part of [0.25, 0.5, 1]) send('pointermove', 200 + distance * part);
    });
    expect(row).toHaveAttribute('data-swiped');
  });
  act(() => void send('pointerup', 200 + distance));
}

test('a swipe of a row to the right closes the conversation, and Undo reopens it', async () => {
  const { row, sent } = await openRow();
  await swipe(row, 120);
  await waitFor(() => expect(toast()).toBe('Rupa Barman: 1 conversation closedUndo'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('set_conversation_status')).toMatchObject([
      { conversation: conversation.id, status: 'closed', expected_version: 3 },
      { conversation: conversation.id, status: 'open', expected_version: 4 },
    ]),
  );
});

test('a swipe of a row to the left shows its actions, and Assign to me assigns the conversation', async () => {
  const { row, sent } = await openRow();
  await swipe(row, -120);
  expect(screen.getByRole('button', { name: 'Snooze' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() =>
    expect(sent('assign_conversation')).toMatchObject([
      { conversation: conversation.id, staff_id: 'TM001', expected_version: 3 },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
});
