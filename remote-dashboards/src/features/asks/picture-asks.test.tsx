import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestWithDecision } from '../../api/asks.ts';
import { queryClient } from '../../api/query-client.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPart } from '../../testing/open-page.tsx';
import { ask as answerAsk, projectAnswers } from '../../testing/project-answers.ts';
import { storedFile, uploadAnswers } from '../../testing/stub-uploads.ts';
import { ProjectFileRows, stubPictures } from '../../testing/viewer-part.tsx';
import ClientChecklist from './client-asks.tsx';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubPictures();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const versionOf = (number: number) => ({
  ...storedFile,
  id: `v${number}`,
  version_number: number,
  size: 25_000_000,
});
const files = [versionOf(2), versionOf(1)];
const ask: RequestWithDecision = {
  ...answerAsk,
  kind: 'approval',
  text_en: 'The first page',
  file_id: 'v2',
};
const decided: Partial<RequestWithDecision> = {
  state: 'done',
  version: 2,
  decision: 'approved',
  decided_name: 'Asha Roy',
  decided_at: '2026-11-25T08:00:00.000+00:00',
  words: '',
  way: 'session',
  content_name: 'home.png',
  sha256: 'ab12'.repeat(16),
};
const approveQuestion = 'We’ll build exactly this. You can still write to us.';

interface Work {
  asks: readonly RequestWithDecision[];
}

async function open(
  work: Work,
  answers: Answers = {},
  part = <ProjectFileRows />,
  person: Person = {},
) {
  const calls = stubBackend({
    ...projectAnswers(),
    ...uploadAnswers(),
    'GET /rest/v1/files': () => Response.json(files),
    'GET /storage/v1/object/sign/files/*': () => new Response('picture'),
    'POST /rest/v1/rpc/client_asks': () => Response.json(work.asks),
    ...answers,
  });
  page = await openPart(part, person);
  return () => calls.filter(({ path }) => path.endsWith('/decide_ask')).map(({ body }) => body);
}

async function view() {
  await userEvent.click(await screen.findByRole('button', { name: 'View home.png' }));
  return within(await screen.findByRole('dialog', { name: 'home.png' }));
}

const decide = (work: Work, change: Partial<RequestWithDecision>) => () => {
  work.asks = work.asks.map((one) => ({ ...one, ...change }));
  return Response.json(null);
};

test('a client approves the picture in the viewer by keyboard after a confirmation, and the viewer shows the record', async () => {
  const work: Work = { asks: [ask] };
  const sent = await open(work, { 'POST /rest/v1/rpc/decide_ask': decide(work, decided) });
  const viewer = await view();
  expect(await viewer.findByRole('heading', { name: 'Approval of v2' })).toBeVisible();
  (await viewer.findByRole('button', { name: 'Approve' })).focus();
  await userEvent.keyboard('{Enter}');
  const question = within(viewer.getByRole('group', { name: approveQuestion }));
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(await viewer.findByText(/^⁨Asha Roy⁩ approved this on 25 Nov 2026\./)).toBeVisible();
  expect(sent()).toEqual([{ ask: ask.id, decision: 'approved', expected_version: 1 }]);
  expect(viewer.getByText('Sent. Thank you.')).toHaveAttribute('role', 'status');
  expect(viewer.getByText('ab12'.repeat(16))).toBeInTheDocument();
  expect(viewer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(viewer.getByRole('listitem')).toHaveFocus();
});

test('an older picture version has no button to approve it, but a button that shows the version for approval', async () => {
  await open({ asks: [ask] });
  const viewer = await view();
  await viewer.findByRole('button', { name: 'Approve' });
  await userEvent.selectOptions(viewer.getByRole('combobox', { name: 'Version' }), 'v1');
  expect(viewer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(viewer.getByText('You’re asked to approve v2, not this one.')).toBeVisible();
  await userEvent.click(viewer.getByRole('button', { name: 'Show v2' }));
  expect(viewer.getByRole('combobox', { name: 'Version' })).toHaveValue('v2');
  expect(viewer.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(viewer.getByRole('heading', { name: 'Approval of v2' })).toHaveFocus();
});

test('after staff send a new version, the picture viewer removes the approval form from the version that the client sees', async () => {
  const work: Work = { asks: [{ ...ask, file_id: 'v1' }] };
  await open(work);
  const viewer = await view();
  expect(await viewer.findByText(/asked to approve v1/)).toBeVisible();
  await userEvent.click(viewer.getByRole('button', { name: 'Show v1' }));
  await userEvent.click(await viewer.findByRole('button', { name: 'Approve' }));
  work.asks = [{ ...ask, round: 2, version: 2 }];
  await queryClient().invalidateQueries({ queryKey: ['asks'] });
  expect(await viewer.findByText(/asked to approve v2/)).toBeVisible();
  expect(viewer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('if another client has decided first, the picture viewer shows the name of that client and the record', async () => {
  const work: Work = { asks: [ask] };
  await open(work, {
    'POST /rest/v1/rpc/decide_ask': () => {
      decide(work, { ...decided, decided_name: 'Bikash Barman' })();
      return refused(409, 'PT409');
    },
  });
  const viewer = await view();
  await userEvent.click(await viewer.findByRole('button', { name: 'Approve' }));
  await userEvent.click(viewer.getByRole('button', { name: 'Approve' }));
  expect(await viewer.findByRole('alert')).toHaveTextContent(
    '⁨Bikash Barman⁩ approved this on 25 Nov 2026.',
  );
});

test('the unsent text of a wanted change is both in the picture viewer and in the form of the page behind it', async () => {
  const work: Work = { asks: [ask] };
  const changes = { ...decided, state: 'sent', decision: 'changes', words: 'Larger logo' } as const;
  const sent = await open(
    work,
    { 'POST /rest/v1/rpc/decide_ask': decide(work, changes) },
    <ClientChecklist asks={work.asks} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  const field = { name: 'What should we change?' };
  await userEvent.click(screen.getByRole('textbox', field));
  await userEvent.paste('Larger');
  const first = await view();
  expect(await first.findByRole('textbox', field)).toHaveValue('Larger');
  await userEvent.click(first.getByRole('textbox', field));
  await userEvent.paste(' logo');
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('textbox', field)).toHaveValue('Larger logo');
  const viewer = await view();
  await userEvent.click(await viewer.findByRole('button', { name: 'Ask for changes' }));
  expect(await viewer.findByText(/asked for changes on 25 Nov 2026\./)).toHaveTextContent('Larger');
  expect(sent()).toEqual([
    { ask: ask.id, decision: 'changes', expected_version: 1, words: 'Larger logo' },
  ]);
});

test("staff see the client's decision about a picture in the picture viewer, and no button to approve the picture", async () => {
  const { decided_name, decided_at, way, sha256, content_name } = { ...ask, ...decided };
  const approval = { ask_id: ask.id, round: 1, decision: 'approved', words: '' };
  await open(
    { asks: [] },
    {
      'GET /rest/v1/asks': () => Response.json([{ ...ask, state: 'done' }]),
      'GET /rest/v1/approvals': () =>
        Response.json([{ ...approval, decided_name, decided_at, way, sha256, content_name }]),
    },
    undefined,
    { role: 'team' },
  );
  const viewer = await view();
  expect(await viewer.findByText(/^⁨Asha Roy⁩ approved this on 25 Nov 2026\./)).toBeVisible();
  expect(viewer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await userEvent.selectOptions(viewer.getByRole('combobox', { name: 'Version' }), 'v1');
  expect(viewer.queryByText(/approved this/)).not.toBeInTheDocument();
});
