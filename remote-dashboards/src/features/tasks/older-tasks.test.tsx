import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { expect, test } from 'vitest';
import type { Task } from '../../api/tasks.ts';
import { refused } from '../../testing/inbox-answers.ts';
import {
  card,
  column,
  moveTo,
  open,
  openMenu,
  task,
  useCleanPage,
} from '../../testing/open-tasks.tsx';

useCleanPage();

const recent: Task = { ...task, id: 'recent', title: 'Recent', state: 'done', sort_key: '9' };
const older = Array.from({ length: 60 }, (_, index) => ({
  ...task,
  id: `older ${index}`,
  title: `Older ${index}`,
  state: 'done' as const,
  sort_key: '0',
  done_at: `2020-01-01T00:00:${String(59 - index).padStart(2, '0')}.000+00:00`,
}));

/** Opens the board of a backend with 60 older finished tasks. */
async function openBoard(given: { isBroken: boolean } = { isBroken: false }) {
  const stored = new Map([task, recent, ...older].map((one) => [one.id, one]));
  return open({
    'GET /rest/v1/tasks': ({ path }) => {
      const asked = new URLSearchParams(path.split('?')[1]);
      const all = [...stored.values()];
      const found = all.filter(({ id, state }) => id.startsWith('older') && state === 'done');
      if (asked.get('done_at') === null) {
        return Response.json(all.filter((one) => !found.includes(one)));
      }
      if (asked.get('select') === 'id') {
        return Response.json([], { headers: { 'content-range': `0-0/${found.length}` } });
      }
      if (given.isBroken) return refused(503, 'PGRST000');
      const after = /id\.gt\.(older \d+)/.exec(asked.get('or') ?? '')?.[1];
      const start = found.findIndex(({ id }) => id === after) + 1;
      return Response.json(found.slice(start, start + 50));
    },
    'POST /rest/v1/rpc/change_task': ({ body }) => {
      const { task: id, state } = Object(body);
      const changed = { ...(stored.get(id) ?? task), state };
      stored.set(id, changed);
      return Response.json(changed);
    },
  });
}

const done = () => within(column('Done'));
const heading = () => done().getByRole('heading').textContent;
const showOlder = async () =>
  userEvent.click(await done().findByRole('button', { name: 'Show older' }));

test('the column Done counts the older tasks, loads them page by page, and shows them below the others', async () => {
  await openBoard();
  await waitFor(() => expect(heading()).toBe('Done 1 of 61'));
  await showOlder();
  await waitFor(() => expect(heading()).toBe('Done 51 of 61'));
  await showOlder();
  await waitFor(() => expect(heading()).toBe('Done 61'));
  expect(done().queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  const titles = done()
    .getAllByRole('link', { name: / of / })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Recent', ...older.map(({ title }) => title)]);
});

test('an older task that moves to another column counts in that column', async () => {
  await openBoard();
  await showOlder();
  await waitFor(() => expect(heading()).toBe('Done 51 of 61'));
  await moveTo('Doing', 'Older 0');
  await waitFor(() => expect(heading()).toBe('Done 51 of 60'));
  expect(within(column('Doing')).getByRole('heading').textContent).toBe('Doing 1');
});

test('an older task cannot move up or down, because the column shows the last finished task first', async () => {
  await openBoard();
  await showOlder();
  await waitFor(() => expect(card('Older 1,')).toBeInTheDocument());
  await openMenu('Older 1');
  for (const step of ['up', 'down']) {
    const button = screen.getByRole('button', { name: `Move “Older 1” ${step}` });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
});

test('older tasks that cannot be loaded show an error, and the button loads them again', async () => {
  speedUpTimers();
  const given = { isBroken: true };
  await openBoard(given);
  await showOlder();
  expect(await done().findByRole('alert')).toHaveTextContent('Couldn’t load this.');
  expect(heading()).toBe('Done 1 of 61');
  given.isBroken = false;
  await showOlder();
  // The page also repeats failed requests by itself, so the click may load the second page.
  await waitFor(() => expect(heading()).toMatch(/^Done (51 of )?61$/));
});
