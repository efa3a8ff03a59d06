import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@torsa/shared/i18n/languages';
import { type Answers, type BackendCall, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestWithDecision } from '../../api/asks.ts';
import { queryClient } from '../../api/query-client.ts';
import { inboxAnswers, refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { ask, project, projectAnswers } from '../../testing/project-answers.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const other = (id: number, change: Partial<RequestWithDecision>): RequestWithDecision => ({
  ...ask,
  id: `${ask.id.slice(0, -1)}${id}`,
  ...change,
});
const sentAt = '2026-11-25T08:00:00.000+00:00';
const approval = other(5, {
  kind: 'approval',
  text_en: 'The design',
  content: 'Blue, with a lamp.',
});
const approved: Partial<RequestWithDecision> = {
  state: 'done',
  version: 2,
  decision: 'approved',
  decided_name: 'Asha Roy',
  decided_at: sentAt,
  words: '',
  way: 'session',
  content_name: '',
  sha256: 'ab12'.repeat(16),
};

interface Work {
  asks: readonly RequestWithDecision[];
}

/** Opens a page as a client. Each backend call reads `work`, so that a test can change the data. */
async function open(
  work: Work,
  answers: Answers = {},
  address = `/dashboard/projects/${project.id}`,
  language: Language = 'en',
) {
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...projectAnswers(),
    'POST /rest/v1/rpc/client_asks': () => Response.json(work.asks),
    ...answers,
  });
  page = await openPage(address, {}, language);
  return (name: string) =>
    calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body);
}

const checklist = async () => within(await screen.findByRole('list', { name: 'We need from you' }));

/** Simulates the backend, which stores an answer. The next call of `client_asks` then returns the answered request. */
const store = (work: Work, change: Partial<RequestWithDecision>) => (call: BackendCall) => {
  const { ask: id, answer = '' } = Object(call.body);
  work.asks = work.asks.map((one) =>
    one.id === id ? { ...one, version: one.version + 1, answer, ...change } : one,
  );
  return Response.json(null);
};
const delivered = { state: 'sent', answered_name: 'Asha Roy', answered_at: sentAt } as const;

test('the client overview lists the open requests of all projects, with project, staff member and due date', async () => {
  const shop = { project_id: `${project.id.slice(0, -1)}9`, project_title: 'Our shop' };
  const late = other(2, { ...shop, text_en: 'Your text', kind: 'text', due_on: '2020-01-05' });
  const done = other(3, { text_en: 'Old', ...delivered, state: 'done' });
  await open({ asks: [ask, late, done] }, {}, '/dashboard/user');
  const [first, second, ...rest] = (await checklist()).getAllByRole('listitem');
  expect(rest).toEqual([]);
  expect(first).toHaveTextContent(/^Delivery appYour opening hoursAsked by ⁨Tara Lama⁩/);
  expect(second).toHaveTextContent(/^Our shopYour textAsked by ⁨Tara Lama⁩ · Late · Due 5 Jan 2020/);
  expect(within(second as HTMLElement).getByRole('link', { name: 'Our shop' })).toHaveAttribute(
    'href',
    `/dashboard/projects/${shop.project_id}`,
  );
});

test('the client’s requests are loaded with the earliest due date first', async () => {
  const calls = stubBackend({
    ...projectAnswers(),
    ...inboxAnswers({ conversations: [], thread: [] }),
  });
  page = await openPage('/dashboard/user', {});
  await waitFor(() => {
    const call = calls.find(({ path }) => path.startsWith('/rest/v1/rpc/client_asks'));
    expect(new URLSearchParams(call?.path.split('?')[1]).get('order')).toBe(
      'due_on.asc.nullslast,created_at.asc,id.asc',
    );
  });
});

test('the client checklist shows each request in the page’s language, or in the other language without a translation', async () => {
  await open(
    { asks: [ask, other(2, { text_en: 'Your web address', text_bn: '' })] },
    {},
    undefined,
    'bn',
  );
  const list = await screen.findByRole('list', { name: 'আপনার কাছে যা চাই' });
  expect(within(list).getByText('দোকান কখন খোলা থাকে')).toHaveAttribute('lang', 'bn');
  expect(within(list).getByText('Your web address')).toHaveAttribute('lang', 'en');
});

test('an unsent answer survives a page reload, and a sent answer collapses to one line with a Change button', async () => {
  const work: Work = { asks: [ask] };
  await open(work);
  await userEvent.type(
    await (await checklist()).findByRole('textbox', { name: 'Your answer' }),
    'From 10 to 6',
  );
  page?.stop();
  document.body.replaceChildren();
  const sent = await open(work, { 'POST /rest/v1/rpc/answer_ask': store(work, delivered) });
  const list = await checklist();
  expect(await list.findByRole('textbox')).toHaveValue('From 10 to 6');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  const change = await list.findByRole('button', { name: 'Change: Your opening hours' });
  expect(sent('answer_ask')).toEqual([
    { ask: ask.id, answer: 'From 10 to 6', expected_version: 1 },
  ]);
  expect(list.getByRole('listitem')).toHaveTextContent('Your opening hoursSent 25 NovChange');
  expect(list.getByRole('listitem')).toHaveFocus();
  expect(screen.getByText('Thank you. ⁨Tara Lama⁩ will look at it.')).toBeInTheDocument();
  await userEvent.click(change);
  const field = list.getByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveValue('From 10 to 6');
  await userEvent.type(field, ', not on Sunday');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(list.queryByRole('textbox')).not.toBeInTheDocument());
  expect(sent('answer_ask')[1]).toEqual({
    ask: ask.id,
    answer: 'From 10 to 6, not on Sunday',
    expected_version: 2,
  });
});

test('after a failed request to the backend, the answer field keeps its text and the form shows an error', async () => {
  await open({ asks: [ask] }, { 'POST /rest/v1/rpc/answer_ask': () => refused(503, 'PGRST000') });
  const list = await checklist();
  const field = await list.findByRole('textbox');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  expect(await list.findByText('Enter some text.')).toBeInTheDocument();
  await userEvent.type(field, 'From 10 to 6');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  expect(await list.findByRole('alert')).toHaveTextContent('Your text is safe');
  expect(field).toHaveValue('From 10 to 6');
});

test('a request shows the client the change that staff want in the answer', async () => {
  await open({ asks: [other(1, { change_request: 'Please add Sunday.', answer: '10 to 6' })] });
  const item = (await checklist()).getByRole('listitem');
  expect(item).toHaveTextContent('⁨Tara Lama⁩ asks for a change:Please add Sunday.');
  expect(await within(item).findByRole('textbox')).toHaveValue('10 to 6');
});

test('an approval is sent only after a confirmation, and then the page shows its permanent record', async () => {
  const work: Work = { asks: [approval] };
  const sent = await open(work, { 'POST /rest/v1/rpc/decide_ask': store(work, approved) });
  const list = await checklist();
  expect(await list.findByRole('region', { name: 'Text of version 1' })).toHaveTextContent(
    'Blue, with a lamp.',
  );
  await userEvent.click(list.getByRole('button', { name: 'Approve' }));
  expect(sent('decide_ask')).toEqual([]);
  const question = list.getByRole('group', {
    name: 'We’ll build exactly this. You can still write to us.',
  });
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(list.getByRole('button', { name: 'Approve' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(list.getByRole('button', { name: 'Approve' }));
  expect(await list.findByText(/^⁨Asha Roy⁩ approved this on 25 Nov 2026\./)).toBeInTheDocument();
  expect(sent('decide_ask')).toEqual([
    { ask: approval.id, decision: 'approved', expected_version: 1 },
  ]);
  const record = list.getByRole('group');
  expect(record).toHaveTextContent('Approval record: Version 1');
  expect(record).toHaveTextContent(`SHA-256${'ab12'.repeat(16)}`);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

test('a client who asks for changes must enter a text, and the text survives a page reload', async () => {
  const work: Work = { asks: [approval] };
  const changes = { ...approved, state: 'sent', decision: 'changes', words: 'Larger' } as const;
  await open(work);
  await userEvent.click(
    await (await checklist()).findByRole('button', { name: 'Ask for changes' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'What should we change?' }), 'Larger');
  page?.stop();
  document.body.replaceChildren();
  const sent = await open(work, { 'POST /rest/v1/rpc/decide_ask': store(work, changes) });
  const list = await checklist();
  const field = await list.findByRole('textbox', { name: 'What should we change?' });
  expect(field).toHaveValue('Larger');
  await userEvent.clear(field);
  await userEvent.click(list.getByRole('button', { name: 'Ask for changes' }));
  expect(list.getByText('Tell us what to change.')).toBeInTheDocument();
  await userEvent.type(field, 'Larger');
  await userEvent.click(list.getByRole('button', { name: 'Ask for changes' }));
  expect(await list.findByText(/asked for changes on 25 Nov 2026\./)).toHaveTextContent('Larger');
  expect(sent('decide_ask')).toEqual([
    { ask: approval.id, decision: 'changes', expected_version: 1, words: 'Larger' },
  ]);
});

test('if another client has already decided, the page shows the name of that client and the date of the decision', async () => {
  const work: Work = { asks: [approval] };
  const first = { ...approved, decided_name: 'Bikash Barman' };
  await open(work, {
    'POST /rest/v1/rpc/decide_ask': (call) => {
      store(work, first)(call);
      return refused(409, 'PT409');
    },
  });
  const list = await checklist();
  await userEvent.click(await list.findByRole('button', { name: 'Approve' }));
  await userEvent.click(list.getByRole('button', { name: 'Approve' }));
  expect(await list.findByRole('alert')).toHaveTextContent(
    '⁨Bikash Barman⁩ approved this on 25 Nov 2026.',
  );
});

test("if staff have edited a request in the meantime, the client's unsent answer remains and an alert appears", async () => {
  const work: Work = { asks: [ask] };
  await open(work, {
    'POST /rest/v1/rpc/answer_ask': () => {
      work.asks = [{ ...ask, version: 2, text_en: 'Your opening hours in winter' }];
      return refused(409, 'PT409');
    },
  });
  const list = await checklist();
  const field = await list.findByRole('textbox');
  await userEvent.type(field, '10 to 6');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  expect(await list.findByRole('alert')).toHaveTextContent('This request was just changed.');
  expect(list.getByText('Your opening hours in winter')).toBeInTheDocument();
  expect(field).toHaveValue('10 to 6');
});

test("a request that staff withdraw disappears from the client's checklist, and a toast reports this", async () => {
  const work: Work = { asks: [ask] };
  await open(work, {
    'POST /rest/v1/rpc/answer_ask': () => {
      work.asks = [];
      return refused(403, '42501');
    },
  });
  const list = await checklist();
  await userEvent.type(await list.findByRole('textbox'), '10 to 6');
  await userEvent.click(list.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(page?.toast()).toContain('No longer needed: Your opening hours'));
});

const stored = (id: number, name: string, version = 1) => ({
  id: `9b1f0000-0000-4000-8000-00000000000${id}`,
  project_id: project.id,
  conversation_id: null,
  ask_id: ask.id,
  message_id: null,
  name,
  version_number: version,
  size: 2_100_000,
  media_type: 'application/pdf',
  from_staff: false,
  uploaded_by: 'id-asha@client.test',
  uploader_name: 'Asha Roy',
  created_at: sentAt,
});
const filesAsk = other(1, { kind: 'files', text_en: 'Three files', file_count: 3 });

test('the last missing file of a request for files sends the answer, and several versions count as one file', async () => {
  const work: Work = { asks: [filesAsk] };
  let files = [stored(3, 'two.pdf', 2), stored(2, 'two.pdf'), stored(1, 'one.pdf')];
  const sent = await open(work, {
    'GET /rest/v1/files': () => Response.json(files),
    'POST /rest/v1/rpc/answer_ask': store(work, delivered),
  });
  const list = await checklist();
  expect(await list.findByText('2 of 3')).toBeInTheDocument();
  expect(await list.findByRole('button', { name: 'Upload files: Three files' })).toBeVisible();
  files = [stored(4, 'three.pdf'), ...files];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  expect(await list.findByRole('button', { name: 'Change: Three files' })).toBeInTheDocument();
  expect(sent('answer_ask')).toEqual([{ ask: ask.id, answer: '', expected_version: 1 }]);
});

test("with fewer files than requested, a button finishes the client's upload", async () => {
  const work: Work = { asks: [filesAsk] };
  let files: unknown[] = [];
  const sent = await open(work, {
    'GET /rest/v1/files': () => Response.json(files),
    'POST /rest/v1/rpc/answer_ask': (call) =>
      files.length === 0 ? refused(400, 'PT400') : store(work, delivered)(call),
  });
  const list = await checklist();
  expect(await list.findByText('0 of 3')).toBeInTheDocument();
  const press = () => userEvent.click(list.getByRole('button', { name: 'I’ve sent everything' }));
  await press();
  expect(await list.findByText('Upload at least one file first.')).toBeInTheDocument();
  files = [stored(1, 'one.pdf')];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  expect(await list.findByText('1 of 3')).toBeInTheDocument();
  expect(sent('answer_ask')).toHaveLength(1);
  await press();
  expect(await list.findByRole('button', { name: 'Change: Three files' })).toBeInTheDocument();
});

test('after staff have asked for changes to files, new uploads are not sent automatically', async () => {
  const work: Work = { asks: [{ ...filesAsk, change_request: 'Sharper, please.' }] };
  let files = [stored(1, 'one.pdf'), stored(2, 'two.pdf')];
  const sent = await open(work, { 'GET /rest/v1/files': () => Response.json(files) });
  const list = await checklist();
  expect(await list.findByText('2 of 3')).toBeInTheDocument();
  files = [...files, stored(3, 'three.pdf')];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  expect(await list.findByText('3 of 3')).toBeInTheDocument();
  expect(sent('answer_ask')).toEqual([]);
});

test('an approval request for a file shows the file with a download button', async () => {
  const design = { ...stored(7, 'home.pdf'), ask_id: null, from_staff: true };
  const work: Work = { asks: [{ ...approval, content: null, file_id: design.id }] };
  await open(work, { 'GET /rest/v1/files': () => Response.json([design]) });
  const list = await checklist();
  expect(await list.findByRole('button', { name: /^Download home\.pdf/ })).toBeInTheDocument();
});
