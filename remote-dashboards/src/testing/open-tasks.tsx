import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Task } from '../api/tasks.ts';
import { type OpenedPage, openPage } from './open-page.tsx';
import { project, projectAnswers } from './project-answers.ts';

let page: OpenedPage | undefined;

/** Resets storage and the page after each test. */
export function useCleanPage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    page?.stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const task: Task = {
  id: '8a1f0000-0000-4000-8000-000000000001',
  project_id: project.id,
  title: 'Draw it',
  assignee: 'TL001',
  due_on: '2020-01-31',
  state: 'todo',
  sort_key: '1ca68a1f00008',
  version: 2,
  repeats: 'never',
  repeat_day: null,
  done_at: null,
  project: { title: 'Delivery app' },
};

/** Returns the text of the visible toast. */
export const toast = (): string => page?.toast() ?? '';

/** Opens the Tasks page as a team member. @returns a function that lists the calls of a backend function */
export async function openTasks(answers: Answers = {}, address = '/dashboard/tasks?view=board') {
  const calls = stubBackend({
    ...projectAnswers(),
    'GET /rest/v1/tasks': () => Response.json([task]),
    ...answers,
  });
  page = await openPage(address, { role: 'team' });
  return (name = 'change_task') =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
}

/** Like `openTasks`, but waits until the task is shown. */
export async function open(...given: Parameters<typeof openTasks>) {
  const sent = await openTasks(...given);
  await screen.findByText(task.title);
  return sent;
}

export const column = (name: string) =>
  screen.getByRole('region', { name: new RegExp(`^${name}`) });
export const card = (title = task.title) =>
  screen.getByRole('link', { name: new RegExp(`^${title}`) });
/** Opens the menu of a card on the board. */
export const openMenu = (title = task.title) =>
  userEvent.click(screen.getByRole('button', { name: `More: ${title}` }));
export const moveOf = (title = task.title) =>
  screen.getByRole('combobox', { name: `Move “${title}” to` });
export async function moveTo(name: string, title?: string) {
  await openMenu(title);
  await userEvent.selectOptions(moveOf(title), name);
}
