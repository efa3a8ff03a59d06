import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import type { Task } from '../../api/tasks.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { column, open, task, useCleanPage } from '../../testing/open-tasks.tsx';

useCleanPage();

/** Opens the form of a task that the test can change as a colleague. */
async function openForm() {
  const stored = { task };
  const sent = await open({
    'GET /rest/v1/tasks': () => Response.json([stored.task]),
    'POST /rest/v1/rpc/change_task': ({ body }) => {
      const { expected_version, ...change } = body as { expected_version: number } & Partial<Task>;
      if (expected_version !== stored.task.version) return refused(409, 'PT409');
      stored.task = { ...stored.task, ...change, version: expected_version + 1 };
      return Response.json(stored.task);
    },
  });
  await userEvent.click(screen.getByText('Edit'));
  return {
    sent,
    changedByOther: (change: Partial<Task>) => {
      stored.task = { ...stored.task, ...change, version: stored.task.version + 1 };
    },
  };
}

const field = (label: RegExp) => within(column('To do')).getByLabelText<HTMLInputElement>(label);
const title = () => field(/^What needs doing?/);
const due = () => field(/^Due date/);

async function retitle(text: string) {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const lookAgain = () => act(() => queryClient().refetchQueries({ queryKey: ['tasks'] }));

test('a task form shows an error after a conflict, keeps the typed values and sends the new version on retry', async () => {
  const { sent, changedByOther } = await openForm();
  await retitle('Draw it all');
  changedByOther({ due_on: '2020-02-29' });
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this task',
  );
  await waitFor(() => expect(due().value).toBe('2020-02-29'));
  expect(title().value).toBe('Draw it all');
  expect(screen.getByRole('alert').textContent).toContain('Someone else just changed this task');
  await save();
  expect(await screen.findByText('Draw it all')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { title: 'Draw it all', expected_version: 2 },
    { title: 'Draw it all', due_on: '2020-02-29', expected_version: 3 },
  ]);
});

test('a refetch while the user types changes no field and no expected version of a task', async () => {
  const { sent, changedByOther } = await openForm();
  await retitle('Draw it all');
  changedByOther({ title: 'Draw half of it', due_on: '2020-02-29' });
  await lookAgain();
  await waitFor(() => expect(due().value).toBe('2020-02-29'));
  expect(title().value).toBe('Draw it all');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else just changed this task',
  );
  expect(sent()).toMatchObject([{ expected_version: 2 }]);
});

test("the fields of a task follow a colleague's changes after the user has saved", async () => {
  const { changedByOther } = await openForm();
  await retitle('Draw it all');
  await save();
  expect(await screen.findByText('Draw it all')).toBeInTheDocument();
  changedByOther({ title: 'Draw half of it' });
  await lookAgain();
  await waitFor(() => expect(title().value).toBe('Draw half of it'));
});
