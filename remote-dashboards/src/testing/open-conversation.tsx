import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Conversation, Message } from '../api/conversations.ts';
import { conversation, message } from './inbox-answers.ts';
import { type OpenedPage, openPage } from './open-page.tsx';

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
  });
}

export function inboxOf(thread: readonly Message[] = [message]) {
  const conversations: readonly Conversation[] = [conversation];
  return { conversations, thread };
}

/** Simulates that the user closes the browser tab. */
export const leave = (): void => page?.stop();

/** Returns the text of the visible toast. */
export const toast = (): string => page?.toast() ?? '';

/** Opens an inbox page as a team member. */
export async function openInbox(address: string): Promise<void> {
  page = await openPage(address, { role: 'team' });
}

/**
 * Opens the conversation as a team member.
 * @returns all backend calls, and a function that lists the calls of a backend function
 */
export async function open(answers: Answers) {
  const calls = stubBackend(answers);
  await openInbox(`/dashboard/inbox/${conversation.id}`);
  await screen.findByRole('list', { name: 'Messages' });
  return {
    calls,
    sent: (name: string) =>
      calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body),
  };
}

export const reply = () => screen.getByRole('textbox', { name: 'Your reply' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
