import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Task } from '../../api/tasks.ts';
import { open, openTasks, task, useCleanPage } from '../../testing/open-tasks.tsx';
import { project } from '../../testing/project-answers.ts';
import { storedTask } from '../../testing/stored-task.ts';
import { stubScreen } from '../../testing/stub-screen.ts';

useCleanPage();

const named = (title: string, given: Partial<Task> = {}): Task => ({
  ...task,
  id: `8a1f0000-0000-4000-8000-0000000000${title.length}0`,
  title,
  ...given,
});

/** Opens the calendar of January 2020 on a wide screen. All entries are on the 31st. */
async function openMonth(...tasks: readonly Task[]) {
  stubScreen({ isWide: true });
  const answers = {
    ...storedTask().answers,
    'GET /rest/v1/tasks': () => Response.json([{ ...task, description: '' }, ...tasks]),
    'GET /rest/v1/projects': () => Response.json([{ ...project, due_on: '2020-01-31' }]),
  };
  await open(answers, '/dashboard/tasks?view=calendar&month=2020-01');
  const cell = screen.getByText('31', { selector: '[datetime="2020-01-31"]' }).closest('td');
  return within(cell ?? document.body);
}

test('a click on a calendar entry opens the task’s sheet, or the project of a deadline', async () => {
  const day = await openMonth();
  expect(day.getByRole('link', { name: /^Project deadline: .*Delivery app/ })).toHaveAttribute(
    'href',
    `/dashboard/projects/${project.id}`,
  );
  await userEvent.click(day.getByRole('link', { name: /Draw it/ }));
  expect(await screen.findByRole('dialog', { name: 'Draw it' })).toBeInTheDocument();
});

test('a busy calendar day shows three entries and unfolds the others, with deadlines first and finished tasks last', async () => {
  const day = await openMonth(named('Done', { state: 'done' }), named('Write'), named('Answer'));
  const names = () => day.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    'Project deadline: Late · Delivery app',
    'Late · Draw it',
    'Late · Write',
  ]);
  await userEvent.click(day.getByRole('button', { name: '2 more' }));
  expect(names().slice(3)).toEqual(['Late · Answer', 'Done · Done']);
  expect(day.getByRole('link', { name: /Answer/ })).toHaveFocus();
});

test('a calendar day with four entries shows all of them', async () => {
  const day = await openMonth(named('Write'), named('Answer'));
  expect(day.getAllByRole('link')).toHaveLength(4);
  expect(day.queryByRole('button')).toBeNull();
});

test.each([
  ['calendar&month=2020-01', false],
  ['week&week=2020-01-27', false],
  ['week&week=2020-01-27', true],
])('in the view %s, wide: %s, the word Done marks a finished task', async (view, isWide) => {
  stubScreen({ isWide });
  const tasks = [{ ...named('Write', { state: 'done' }), description: '' }];
  const answers = {
    ...storedTask().answers,
    'GET /rest/v1/tasks': ({ path }: { readonly path: string }) =>
      Response.json(/due_on=(is\.null|lt\.)/.test(path) ? [] : tasks),
    'GET /rest/v1/projects': () => Response.json([]),
  };
  await openTasks(answers, `/dashboard/tasks?view=${view}`);
  expect(await screen.findByRole('link', { name: /^Done · Write/ })).toBeInTheDocument();
});

test('on a phone, the calendar of the current month folds the finished tasks of earlier days, but not the late ones', async () => {
  stubScreen({ isWide: false });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+05:30') });
  const due = (title: string, due_on: string, state: Task['state']) => ({
    ...named(title, { due_on, state, id: crypto.randomUUID() }),
    description: '',
  });
  const tasks = [
    due('Write', '2026-11-03', 'done'),
    due('Call', '2026-11-04', 'todo'),
    due('Draw', '2026-11-20', 'done'),
  ];
  const answers = {
    ...storedTask().answers,
    'GET /rest/v1/tasks': ({ path }: { readonly path: string }) =>
      Response.json(/due_on=(is\.null|lt\.)/.test(path) ? [] : tasks),
    'GET /rest/v1/projects': () => Response.json([]),
  };
  await openTasks(answers, '/dashboard/tasks?view=calendar&month=2026-11');
  const isFolded = (link: HTMLElement) => link.closest('details') !== null;
  expect(isFolded(await screen.findByRole('link', { name: /Write/, hidden: true }))).toBe(true);
  expect(isFolded(screen.getByRole('link', { name: /Call/ }))).toBe(false);
  expect(isFolded(screen.getByRole('link', { name: /Draw/ }))).toBe(false);
  expect(screen.getByText('Finished on earlier days (1)')).toBeInTheDocument();
  vi.useRealTimers();
});
