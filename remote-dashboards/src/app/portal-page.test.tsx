import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Person, storeSession, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversation, inboxAnswers, message } from '../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../testing/open-page.tsx';
import { project, projectAnswers } from '../testing/project-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

/** Simulates a page in the back/forward cache while another tab logs out and in again. */
function wakeWith(person: Person): void {
  storeSession(person);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

const tapas = { email: 'tm001@torsa.example', role: 'team' } as const;
const answers = () => ({
  ...inboxAnswers({ conversations: [conversation], thread: [message] }),
  ...projectAnswers({ projects: [{ ...project, conversation_id: conversation.id }] }),
});

test('a page that the browser restores from its cache shows another staff member no unsent text of the first user', async () => {
  stubBackend(answers());
  page = await openPage(`/dashboard/inbox/${conversation.id}`, tapas);
  const box = () => screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.type(await box(), 'Do not trust this one');
  wakeWith({ email: 'tl001@torsa.example', role: 'team' });
  expect(await box()).toHaveProperty('value', '');
  wakeWith(tapas);
  expect(await box()).toHaveProperty('value', 'Do not trust this one');
});

test('a project page that the browser restores from its cache shows a client no unsent staff text', async () => {
  stubBackend(answers());
  page = await openPage(`/dashboard/projects/${project.id}`, tapas);
  const box = () => screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.type(await box(), 'Do not trust this one');
  wakeWith({ email: 'asha@client.test' });
  expect(await box()).toHaveProperty('value', '');
  expect(document.body.innerHTML).not.toContain('Do not trust');
});

test('the first button of a portal page moves the focus past the navigation to the content', async () => {
  stubBackend(answers());
  page = await openPage('/dashboard/inbox', tapas);
  await screen.findByRole('list', { name: 'Conversations' });
  const skip = screen.getByRole('button', { name: 'Skip the navigation' });
  expect(screen.getAllByRole('button')[0]).toBe(skip);
  skip.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
});
