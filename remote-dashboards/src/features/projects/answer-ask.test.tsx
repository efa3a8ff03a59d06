import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversation, inboxAnswers, message, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { event, project, projectAnswers } from '../../testing/project-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const asking = { ...project, waiting_on: 'client' as const, waiting_for: 'Six pictures' };
const inThread = { ...asking, conversation_id: conversation.id };
const asked = {
  ...event,
  id: 'e2',
  number: 2,
  kind: 'waiting' as const,
  stage: null,
  body: 'Six pictures',
};
const created = () => new Response(null, { status: 201 });

async function open(answers: Answers) {
  const calls = stubBackend(answers);
  page = await openPage(`/dashboard/projects/${project.id}`, { email: 'asha@client.test' });
  return (path: string) =>
    calls.filter((call) => call.path === `/rest/v1/${path}`).map(({ body }) => body);
}

const askCard = async () => within(await screen.findByRole('region', { name: 'We need from you' }));

test("a client answers a request on its card, and the answer is a message in the project's conversation", async () => {
  const written = { ...message, id: 'm9', number: 9, kind: 'client' as const };
  const answers = {
    ...inboxAnswers({ conversations: [conversation], thread: [message] }),
    ...projectAnswers({ projects: [inThread], events: [event, asked] }),
    'POST /rest/v1/rpc/write_to_conversation': () => Response.json(written),
  };
  await open(answers);
  const text = 'They are at https://photos.example/1';
  await userEvent.type(
    await (await askCard()).findByRole('textbox', { name: 'Your answer' }),
    text,
  );
  page?.stop();
  document.body.replaceChildren();
  const sent = await open(answers);
  const card = await askCard();
  expect(await card.findByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', text);
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', '');
  await userEvent.click(card.getByRole('button', { name: 'Send answer' }));
  expect(
    await card.findByText('Thank you. Local Team Leader will look at it.'),
  ).toBeInTheDocument();
  expect(sent('rpc/write_to_conversation')).toEqual([
    { conversation: conversation.id, body: text, key: expect.any(String) },
  ]);
});

test('the thank-you message on an answered request remains after a reload, until the team replies', async () => {
  const answer = {
    ...message,
    number: 2,
    kind: 'client' as const,
    created_at: '2026-11-02T08:00Z',
  };
  const inbox = { conversations: [conversation], thread: [answer] };
  const answers = {
    ...inboxAnswers(inbox),
    ...projectAnswers({ projects: [inThread], events: [event, asked] }),
  };
  await open(answers);
  expect(await (await askCard()).findByText(/^Thank you\./)).toBeInTheDocument();
  page?.stop();
  document.body.replaceChildren();
  inbox.thread = [answer, { ...answer, id: 'm3', number: 3, kind: 'staff' as never }];
  await open(answers);
  const card = await askCard();
  await card.findByRole('textbox', { name: 'Your answer' });
  expect(card.queryByText(/^Thank you\./)).not.toBeInTheDocument();
});

test('the thank-you message contains no name of a person who has left the project', async () => {
  await open({
    ...projectAnswers({
      projects: [asking],
      events: [{ ...asked, author_name: 'Former Colleague' }],
    }),
    'POST /rest/v1/contact_messages': created,
  });
  const card = await askCard();
  await userEvent.type(await card.findByRole('textbox', { name: 'Your answer' }), 'Here.');
  await userEvent.click(card.getByRole('button', { name: 'Send answer' }));
  expect(await card.findByText('Thank you. Our team will look at it.')).toBeInTheDocument();
  expect(card.queryByText(/Former Colleague/)).not.toBeInTheDocument();
});

test("an answer starts a conversation about the project if the project's conversation belongs to another client", async () => {
  const sent = await open({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...projectAnswers({ projects: [inThread], events: [event, asked] }),
    'POST /rest/v1/contact_messages': created,
  });
  const card = await askCard();
  await userEvent.type(await card.findByRole('textbox', { name: 'Your answer' }), 'Here they are.');
  await userEvent.click(card.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(sent('contact_messages')).toHaveLength(1));
  expect(sent('contact_messages')[0]).toMatchObject({
    email: 'asha@client.test',
    subject: 'About Delivery app',
    message: 'Here they are.',
  });
});

test('“Write to us” opens a form in the project, which keeps its text after a failed request and a reload', async () => {
  let isLost = true;
  const answers = {
    ...projectAnswers(),
    'POST /rest/v1/contact_messages': () => (isLost ? refused(503, 'PGRST000') : created()),
  };
  await open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Write to us' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'When is it ready?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe');
  page?.stop();
  document.body.replaceChildren();
  isLost = false;
  const sent = await open(answers);
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  expect(field).toHaveProperty('value', 'When is it ready?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/We’ll reply by email/)).toBeInTheDocument();
  expect(sent('contact_messages')).toHaveLength(1);
  expect(field).toHaveProperty('value', '');
});

test("an empty answer to a project's next step is not sent", async () => {
  const sent = await open({
    ...projectAnswers({ projects: [asking] }),
    'POST /rest/v1/contact_messages': created,
  });
  const card = await askCard();
  await userEvent.click(await card.findByRole('button', { name: 'Send answer' }));
  expect(await card.findByText('Enter a message.')).toBeInTheDocument();
  expect(sent('contact_messages')).toEqual([]);
});
