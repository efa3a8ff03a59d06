import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, type BackendCall, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApprovalDecision, RequestWithDecision } from '../../api/asks.ts';
import { inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { ask, event, project, projectAnswers } from '../../testing/project-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

interface Work {
  asks: readonly RequestWithDecision[];
  readonly approvals?: readonly ApprovalDecision[];
}

async function open(work: Work, answers: Answers = {}) {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...projectAnswers(work.approvals ? { approvals: work.approvals } : {}),
    'GET /rest/v1/asks': () => Response.json(work.asks),
    ...answers,
  });
  page = await openPage(`/dashboard/projects/${project.id}`, { role: 'team' });
  await screen.findByRole('region', { name: 'Requests to the client' });
  return (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
}

const requests = () => within(screen.getByRole('region', { name: 'Requests to the client' }));
const item = () => requests().findByRole('listitem');

/** Simulates the backend, which returns a new version for each change. */
const store = (work: Work) => ({
  'POST /rest/v1/rpc/set_ask_state': ({ body }: BackendCall) => {
    const { state, change_request = '' } = Object(body);
    work.asks = work.asks.map((one) => ({
      ...one,
      state,
      change_request,
      version: one.version + 1,
    }));
    return Response.json(work.asks[0]);
  },
});

const sent: RequestWithDecision = {
  ...ask,
  state: 'sent',
  answer: 'From 10 to 6',
  answered_name: 'Asha Roy',
  answered_at: '2026-11-25T08:00:00.000+00:00',
  version: 2,
};
const approval: RequestWithDecision = {
  ...ask,
  kind: 'approval',
  content: 'Blue',
  text_en: 'The design',
};
const decision: ApprovalDecision = {
  ask_id: ask.id,
  round: 1,
  decision: 'changes',
  sha256: 'ab12'.repeat(16),
  content_name: 'home.png',
  words: 'Larger',
  decided_name: 'Asha Roy',
  way: 'link',
  decided_at: '2026-11-25T08:00:00.000+00:00',
};

test('a template fills in a new request to the client, and Undo withdraws the sent request', async () => {
  const work: Work = { asks: [] };
  const calls = await open(work, {
    ...store(work),
    'POST /rest/v1/rpc/add_ask': ({ body }) => {
      work.asks = [{ ...ask, ...Object(body) }];
      return Response.json(work.asks[0]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask client for…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
  expect(dialog.getByText('English missing')).toBeInTheDocument();
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Template' }),
    'Six photos of your business, taken in daylight',
  );
  expect(dialog.queryByText(/ missing$/)).not.toBeInTheDocument();
  expect(dialog.getByRole('spinbutton', { name: /How many files/ })).toHaveValue(6);
  await userEvent.type(dialog.getByRole('textbox', { name: /English text/ }), ', please');
  await userEvent.type(dialog.getByLabelText(/Due date/), '2026-12-04');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask client' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls('add_ask')).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      project: project.id,
      kind: 'files',
      text_en: 'Six photos of your business, taken in daylight, please',
      text_bn: 'আপনার ব্যবসার ছ’টি ছবি, দিনের আলোয় তোলা',
      file_count: 6,
      due_on: '2026-12-04',
    },
  ]);
  expect(await item()).toHaveTextContent('Waiting for the client');
  await userEvent.keyboard('z');
  await waitFor(() => expect(calls('set_ask_state')).toHaveLength(1));
  expect(calls('set_ask_state')[0]).toMatchObject({ state: 'withdrawn', expected_version: 1 });
});

test('a new request to the client needs a text in one language, and its draft survives reloads and backend failures', async () => {
  let isLost = true;
  const answers: Answers = {
    'POST /rest/v1/rpc/add_ask': () => (isLost ? refused(503, 'PGRST000') : Response.json(ask)),
  };
  await open({ asks: [] }, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask client for…' }));
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'What do you need?' }),
    'Approval',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Text to approve' }), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Ask client' }));
  expect(await screen.findByText('Enter the text in English or Bengali.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /Bengali text/ }), 'নকশা');
  page?.stop();
  document.body.replaceChildren();
  const calls = await open({ asks: [] }, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask client for…' }));
  const content = await screen.findByRole('textbox', { name: 'Text to approve' });
  expect(content).toHaveValue('Blue');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask client' }));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is safe');
  isLost = false;
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = calls('add_ask');
  expect(first).toMatchObject({ kind: 'approval', text_bn: 'নকশা', content: 'Blue' });
  expect(second).toEqual(first);
});

test('staff can send a project file to the client for approval', async () => {
  const file = {
    id: '9b1f0000-0000-4000-8000-000000000001',
    project_id: project.id,
    conversation_id: null,
    ask_id: null,
    message_id: null,
    name: 'home.pdf',
    version_number: 2,
    size: 2_100_000,
    media_type: 'application/pdf',
    from_staff: true,
    uploaded_by: 'someone',
    uploader_name: 'Tara Lama',
    created_at: event.created_at,
  };
  const work: Work = { asks: [] };
  const calls = await open(work, {
    'GET /rest/v1/files': () => Response.json([file]),
    'POST /rest/v1/rpc/add_ask': () => {
      work.asks = [{ ...approval, content: null, file_id: file.id }];
      return Response.json(work.asks[0]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask client for…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What do you need?'), 'Approval');
  await userEvent.selectOptions(
    dialog.getByLabelText('What should the client approve?'),
    await dialog.findByRole('option', { name: '⁨home.pdf⁩, version 2' }),
  );
  expect(dialog.queryByLabelText('Text to approve')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/English text/), 'The design');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask client' }));
  const shown = await item();
  expect(await within(shown).findByRole('button', { name: /^Download home\.pdf/ })).toBeVisible();
  const [sentAsk] = calls('add_ask');
  expect(sentAsk).toMatchObject({ kind: 'approval', file: file.id });
  expect(sentAsk).not.toHaveProperty('content');
});

test('staff can accept a client’s answer, and Undo restores the previous state', async () => {
  const work: Work = { asks: [sent] };
  const calls = await open(work, store(work));
  const shown = await item();
  expect(shown).toHaveTextContent(/Check it.*⁨Asha Roy⁩ sent this on 25 Nov 2026\./);
  expect(within(shown).getByRole('region', { name: 'Short answer' })).toHaveTextContent(
    'From 10 to 6',
  );
  await userEvent.click(within(shown).getByRole('button', { name: 'Accept' }));
  expect(await requests().findByText('Done (1)')).toBeInTheDocument();
  expect(requests().getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('z');
  expect(await requests().findByRole('button', { name: 'Accept' })).toBeInTheDocument();
  expect(calls('set_ask_state')).toEqual([
    { ask: ask.id, state: 'done', expected_version: 2, change_request: '' },
    { ask: ask.id, state: 'sent', expected_version: 3, change_request: '' },
  ]);
});

test("staff can ask for changes to a client's answer, and their text remains after a conflict", async () => {
  const work: Work = { asks: [sent] };
  let isLate = true;
  const calls = await open(work, {
    'POST /rest/v1/rpc/set_ask_state': (call) => {
      if (!isLate) return store(work)['POST /rest/v1/rpc/set_ask_state'](call);
      isLate = false;
      work.asks = [{ ...sent, version: 7, answer: '10 to 5' }];
      return refused(409, 'PT409');
    },
  });
  await userEvent.click(await requests().findByRole('button', { name: 'Ask for changes' }));
  const words = screen.getByRole('textbox', { name: 'What should the client change?' });
  expect(words).toHaveFocus();
  await userEvent.type(words, 'And Sunday?');
  await userEvent.click(requests().getByRole('button', { name: 'Ask for changes' }));
  await waitFor(() => expect(page?.toast()).toContain('Someone else has changed it since.'));
  expect(await requests().findByText('10 to 5')).toBeInTheDocument();
  expect(words).toHaveValue('And Sunday?');
  await userEvent.click(requests().getByRole('button', { name: 'Ask for changes' }));
  expect(await requests().findByText('Change requested')).toBeInTheDocument();
  expect(requests().getByText('And Sunday?')).toBeInTheDocument();
  expect(calls('set_ask_state')[1]).toEqual({
    ask: ask.id,
    state: 'open',
    expected_version: 7,
    change_request: 'And Sunday?',
  });
});

test('staff can withdraw a request to the client with the menu “More”', async () => {
  const work: Work = { asks: [ask] };
  const calls = await open(work, store(work));
  const menu = within(await requests().findByRole('group'));
  await userEvent.click(menu.getByText('More'));
  await userEvent.click(menu.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls('set_ask_state')).toHaveLength(1));
  expect(page?.toast()).toContain('Withdrawn: Your opening hours');
});

test('staff can edit the text of a request to the client, and Undo restores the text', async () => {
  const work: Work = { asks: [ask] };
  const calls = await open(work, {
    'POST /rest/v1/rpc/change_ask': ({ body }) => {
      const { text_en, text_bn, due_on, expected_version } = Object(body);
      work.asks = [{ ...ask, text_en, text_bn, due_on, version: expected_version + 1 }];
      return Response.json(work.asks[0]);
    },
  });
  const menu = within(await requests().findByRole('group'));
  await userEvent.click(menu.getByText('More'));
  await userEvent.click(menu.getByRole('button', { name: 'Edit request' }));
  const field = await screen.findByRole('textbox', { name: /English text/ });
  expect(field).toHaveValue('Your opening hours');
  await userEvent.type(field, ' in winter');
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  expect(await requests().findByText('Your opening hours in winter')).toBeInTheDocument();
  await userEvent.keyboard('z');
  expect(await requests().findByText('Your opening hours')).toBeInTheDocument();
  expect(calls('change_ask')[1]).toMatchObject({
    text_en: 'Your opening hours',
    due_on: null,
    expected_version: 2,
  });
});

test('after the client has asked for changes, staff can send a new version, and the record of each decision remains', async () => {
  const work: Work = {
    asks: [{ ...approval, state: 'sent', version: 2 }],
    approvals: [decision],
  };
  const calls = await open(work, {
    'POST /rest/v1/rpc/ask_again': ({ body }) => {
      work.asks = [{ ...approval, content: Object(body).content, round: 2, version: 3 }];
      return Response.json(work.asks[0]);
    },
  });
  expect(
    await requests().findByText(/^⁨Asha Roy⁩ asked for changes on 25 Nov 2026\./),
  ).toHaveTextContent('Larger');
  const record = requests().getByText('Approval record: Version 1').closest('details');
  expect(record).toHaveTextContent('home.png');
  expect(record).toHaveTextContent('Link in an email');
  expect(record).toHaveTextContent('ab12'.repeat(16));
  await userEvent.click(requests().getByRole('button', { name: 'Send new version' }));
  const text = await screen.findByRole('textbox', { name: 'Text to approve' });
  await userEvent.type(text, 'Blue, larger');
  await userEvent.click(screen.getByRole('button', { name: 'Send version' }));
  expect(await requests().findByRole('region', { name: 'Text of version 2' })).toHaveTextContent(
    'Blue, larger',
  );
  expect(calls('ask_again')).toEqual([
    { ask: ask.id, expected_version: 2, content: 'Blue, larger' },
  ]);
});

test('the project timeline shows the requests to the client, the client’s responses and the record of a decision', async () => {
  const of = (number: number, kind: 'asked' | 'received' | 'changes', who: string) => ({
    ...event,
    id: `e${number}`,
    number,
    kind,
    stage: null,
    author_name: who,
    body: 'The design',
    ask_id: ask.id,
    created_at: number === 4 ? decision.decided_at : event.created_at,
  });
  await open(
    { asks: [approval], approvals: [decision] },
    {
      'GET /rest/v1/project_events': () =>
        Response.json([
          of(4, 'changes', 'Asha Roy'),
          of(3, 'received', ''),
          of(2, 'asked', 'Tara Lama'),
        ]),
    },
  );
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  await within(timeline).findByText(/Approval record/);
  const [last, received, asked] = within(timeline).getAllByRole('listitem');
  expect(asked).toHaveTextContent('Tara Lama asked for: The design');
  expect(received).toHaveTextContent('Client sent: The design');
  expect(last).toHaveTextContent('Asha Roy asked for changes: The design');
  expect(last).toHaveTextContent('ab12'.repeat(16));
});

test('moving a project with open approvals to Live asks staff whether the client has agreed', async () => {
  const work: Work = { asks: [approval] };
  await open(work);
  const stage = screen.getByRole('combobox', { name: 'Stage' });
  await userEvent.selectOptions(stage, 'In review');
  expect(screen.getByRole('button', { name: 'Move to this stage' })).toBeInTheDocument();
  await userEvent.selectOptions(stage, 'Live');
  expect(
    await screen.findByText('1 approval is still open. Has the client agreed?'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move anyway' })).toBeInTheDocument();
});
