import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers, BackendCall } from '@torsa/shared/testing/stub-backend';
import { beforeEach, expect, test } from 'vitest';
import { conversation, inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { inboxOf, open, toast, useCleanPage } from '../../testing/open-conversation.tsx';
import { project } from '../../testing/project-answers.ts';

useCleanPage();

const other = { ...project, id: '7a1f0000-0000-4000-8000-000000000002', title: 'Tea shop' };
const finished = { ...other, id: '7a1f0000-0000-4000-8000-000000000003', title: 'Old site' };

let linked: readonly string[];

beforeEach(() => {
  linked = [];
});

/** Simulates the backend of a conversation without a project. The list of projects has three titles. */
const answers = (more: Answers = {}): Answers => ({
  ...inboxAnswers(inboxOf()),
  'GET /rest/v1/projects': ({ path }: BackendCall) =>
    Response.json(
      path.includes('conversation_id=eq.') ? [] : [project, other, { ...finished, stage: 'live' }],
    ),
  'GET /rest/v1/project_conversations': () =>
    Response.json(linked.map((id) => ({ project: { id, title: other.title } }))),
  'POST /rest/v1/rpc/link_conversation': ({ body }) => {
    linked = [Object(body).project];
    return new Response(null, { status: 204 });
  },
  'POST /rest/v1/rpc/unlink_conversation': () => {
    linked = [];
    return new Response(null, { status: 204 });
  },
  ...more,
});

const link = { conversation: conversation.id, project: other.id };
const select = () => screen.findByRole('combobox', { name: 'Existing project' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('staff link a conversation with an unfinished project, and Undo removes the link', async () => {
  const { sent } = await open(answers());
  const options = within(await select()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a project',
    'Delivery app',
    'Tea shop',
  ]);
  await userEvent.selectOptions(await select(), 'Tea shop');
  await press('Link project');
  expect(await screen.findByRole('link', { name: 'Tea shop' })).toHaveAttribute(
    'href',
    `/dashboard/projects/${other.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Create project' })).not.toBeInTheDocument();
  expect(sent('link_conversation')).toEqual([link]);
  expect(toast()).toBe('Linked with “Tea shop”Undo');
  await press('Undo');
  await waitFor(() => expect(sent('unlink_conversation')).toEqual([link]));
  expect(await select()).toBeInTheDocument();
});

test('staff can unlink a conversation from a project, and Undo restores the link', async () => {
  linked = [other.id];
  const { sent } = await open(answers());
  await press('Unlink project');
  expect(await select()).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(sent('link_conversation')).toEqual([link]));
});

test('staff cannot unlink a conversation from the project that was created from it', async () => {
  await open(answers({ 'GET /rest/v1/projects': () => Response.json([project]) }));
  expect(await screen.findByRole('link', { name: 'Delivery app' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unlink project' })).not.toBeInTheDocument();
});

test('without a chosen project, Link project shows that a project is missing and sends nothing', async () => {
  const { sent } = await open(answers());
  await select();
  await press('Link project');
  expect(await select()).toHaveAccessibleDescription(/Choose a project first/);
  expect(sent('link_conversation')).toEqual([]);
});

test('a rejected link between a conversation and a project shows the reason and no toast', async () => {
  await open(answers({ 'POST /rest/v1/rpc/link_conversation': () => refused(409, 'PT409') }));
  await userEvent.selectOptions(await select(), 'Tea shop');
  await press('Link project');
  expect(await screen.findByRole('alert')).toHaveTextContent('already has a project');
  expect(toast()).not.toContain('Linked with');
});

test('staff without projects see only the form for a new project beside a conversation', async () => {
  await open(answers({ 'GET /rest/v1/projects': () => Response.json([]) }));
  expect(await screen.findByRole('button', { name: 'Create project' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Existing project' })).not.toBeInTheDocument();
});
