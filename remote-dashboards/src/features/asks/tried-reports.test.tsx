import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLateRequestToClient, type RequestWithDecision } from '../../api/asks.ts';
import { queryClient } from '../../api/query-client.ts';
import { inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { ask, project, projectAnswers } from '../../testing/project-answers.ts';

/** These tests repeat bug reports of other products, see docs/tried-reports.md. */

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function open(asks: () => readonly RequestWithDecision[], answers: Answers = {}) {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...projectAnswers(),
    'POST /rest/v1/rpc/client_asks': () => Response.json(asks()),
    ...answers,
  });
  page = await openPage(`/dashboard/projects/${project.id}`, {});
  const list = within(await screen.findByRole('list', { name: 'We need from you' }));
  const sent = (name: string) => calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`);
  return { list, sent };
}

const reload = () => {
  page?.stop();
  document.body.replaceChildren();
};
const second = { ...ask, id: `${ask.id.slice(0, -1)}2`, text_en: 'Your web address' };
const approval = { ...ask, kind: 'approval' as const, content: 'Blue' };
const decidedAt = '2026-11-25T08:00:00.000+00:00';

test('several clicks on Approve send only one decision', async () => {
  let answer = () => {};
  const { list, sent } = await open(() => [approval], {
    'POST /rest/v1/rpc/decide_ask': () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({}));
      }),
  });
  await userEvent.click(await list.findByRole('button', { name: 'Approve' }));
  const approve = list.getByRole('button', { name: 'Approve' });
  await userEvent.dblClick(approve);
  await userEvent.click(approve);
  await waitFor(() => expect(sent('decide_ask')).toHaveLength(1));
  answer();
  await waitFor(() => expect(approve).not.toHaveAttribute('aria-busy'));
  expect(sent('decide_ask')).toHaveLength(1);
});

test('if the response to an approval is lost, the second attempt shows that the approval is stored', async () => {
  const decided: Partial<RequestWithDecision> = {
    state: 'done',
    version: 2,
    decision: 'approved',
    decided_name: 'Asha Roy',
    decided_at: decidedAt,
    way: 'session',
    sha256: 'ab12'.repeat(16),
  };
  let calls = 0;
  let isStored = false;
  const { list } = await open(() => [isStored ? { ...approval, ...decided } : approval], {
    'POST /rest/v1/rpc/decide_ask': () => {
      calls += 1;
      isStored = calls > 1;
      return calls === 1 ? refused(503, 'PGRST000') : refused(409, 'PT409');
    },
  });
  await userEvent.click(await list.findByRole('button', { name: 'Approve' }));
  await userEvent.click(list.getByRole('button', { name: 'Approve' }));
  expect(await list.findByRole('alert')).toHaveTextContent('Not sent.');
  await userEvent.click(list.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(list.getByRole('alert')).toHaveTextContent('⁨Asha Roy⁩ approved this on 25 Nov 2026.'),
  );
});

test("a client's unsent answer survives two page reloads", async () => {
  const first = await open(() => [ask]);
  await userEvent.type(await first.list.findByRole('textbox'), '10 to 6');
  for (const _reload of [1, 2]) {
    reload();
    const { list } = await open(() => [ask]);
    expect(await list.findByRole('textbox')).toHaveValue('10 to 6');
  }
});

test("a client's unsent answer remains in its field when a refetch loads the edited request", async () => {
  let now = ask;
  const { list } = await open(() => [now]);
  const field = await list.findByRole('textbox');
  await userEvent.type(field, '10 to');
  now = { ...ask, version: 2, text_en: 'Your opening hours in winter' };
  await queryClient().invalidateQueries();
  expect(await list.findByText('Your opening hours in winter')).toBeInTheDocument();
  await userEvent.click(field);
  await userEvent.type(field, ' 6');
  expect(field).toHaveValue('10 to 6');
});

test('a client who sends one answer keeps the unsent answer to another request', async () => {
  let isSent = false;
  const sentAsk = { ...ask, state: 'sent' as const, answer: '10 to 6', answered_at: decidedAt };
  const { list } = await open(() => [isSent ? sentAsk : ask, second], {
    'POST /rest/v1/rpc/answer_ask': () => {
      isSent = true;
      return Response.json(null);
    },
  });
  const [hours, address] = await list.findAllByRole('textbox');
  if (!hours || !address) throw new Error('Each request needs a text box.');
  await userEvent.type(address, 'torsa.example');
  await userEvent.type(hours, '10 to 6');
  await userEvent.keyboard('{Tab}{Enter}');
  await list.findByRole('button', { name: 'Change: Your opening hours' });
  expect(list.getByRole('textbox')).toHaveValue('torsa.example');
  reload();
  const reloaded = await open(() => [second]);
  expect(await reloaded.list.findByRole('textbox')).toHaveValue('torsa.example');
});

test('a request to the client is marked as late only after its due date', () => {
  const due = { ...ask, due_on: '2026-11-26' };
  expect(isLateRequestToClient(due, '2026-11-26')).toBe(false);
  expect(isLateRequestToClient(due, '2026-11-27')).toBe(true);
  expect(isLateRequestToClient({ ...due, state: 'sent' }, '2026-11-27')).toBe(false);
});
