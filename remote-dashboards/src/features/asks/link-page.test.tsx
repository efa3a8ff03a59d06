import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@torsa/shared/i18n/languages';
import { errorResponse, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { storedFile } from '../../testing/stub-uploads.ts';
import { stubPictures } from '../../testing/viewer-part.tsx';

const token = 'Zk3-x_9aQhV5b0nT2sYwUe7LmRf4pCj8dXgI6oKtN1A';
const call = (name: string) => `POST /rest/v1/rpc/${name}`;
const person = 'Bikash Barman';
const task = {
  state: 'open',
  person,
  project: 'Delivery app, part 3',
  ask: {
    id: '10000000-0000-4000-8000-000000000001',
    kind: 'approval',
    text_en: 'Please check the first page.',
    text_bn: 'প্রথম পাতাটি দেখুন।',
    file_count: null,
    due_on: null,
    asked_by_name: 'Tara',
    state: 'open',
    answer: '',
    change_request: '',
    file_id: null,
    content: 'Open every day from nine to six.',
    round: 1,
    version: 1,
  },
  file: null,
  files: [],
};
const outcome = {
  kind: 'approval',
  decision: null,
  decided_name: null,
  decided_at: null,
  answered_name: '',
  answered_at: null,
};
const approved = {
  ...outcome,
  decision: 'approved',
  decided_name: person,
  decided_at: '2026-12-03T06:00:00Z',
};

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function openLink(someone?: Person, language: Language = 'en') {
  const page = await openPage(`/link/${token}`, someone, language);
  ({ stop } = page);
  return page;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

test('§10.63 a one-time link shows the client’s name, and a visitor without a session approves the content in two steps', async () => {
  let link: object = task;
  const calls = stubBackend({
    [call('open_task_link')]: () => Response.json(link),
    [call('link_decide')]: () => {
      link = { state: 'used', ask: approved };
      return Response.json(link);
    },
  });
  await openLink();
  await heading('Your approval, please');
  expect(screen.getByText(`For ${person} · Delivery app, part 3`)).toBeInTheDocument();
  expect(await screen.findByText(/Open every day/)).toBeInTheDocument();
  expect(screen.getByText(/record this as .*Bikash Barman.*’s answer/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Portal' })).toBeNull();
  await userEvent.click(await button('Approve'));
  expect(calls.map(({ path }) => path)).toEqual(['/rest/v1/rpc/open_task_link']);
  await userEvent.click(await button('Approve'));
  await heading('Thank you');
  expect(await screen.findByText(/Bikash Barman.* approved this on/)).toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('link_decide'))?.body).toEqual({
    token,
    decision: 'approved',
    words: '',
  });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

test('a visitor with a one-time link can approve a picture in the picture viewer', async () => {
  const { id, name, size, media_type, version_number, from_staff, uploader_name, created_at } =
    storedFile;
  const file = {
    id,
    name,
    size,
    media_type,
    version_number,
    from_staff,
    uploader_name,
    created_at,
  };
  let link: object = { ...task, ask: { ...task.ask, content: null, file_id: id }, file };
  stubPictures();
  const calls = stubBackend({
    [call('open_task_link')]: () => Response.json(link),
    [call('link_decide')]: () => {
      link = { state: 'used', ask: approved };
      return Response.json(link);
    },
  });
  await openLink();
  await userEvent.click(await button('View home.png'));
  const viewer = within(await screen.findByRole('dialog', { name: 'home.png' }));
  await userEvent.click(await viewer.findByRole('button', { name: 'Approve' }));
  await userEvent.click(viewer.getByRole('button', { name: 'Approve' }));
  await heading('Thank you');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await screen.findByText(/Bikash Barman.* approved this on/)).parentElement).toHaveFocus();
  expect(calls.map(({ path }) => path)).not.toContain('/rest/v1/rpc/client_asks');
});

test('§10.63 a one-time link does not use the session of another logged-in user', async () => {
  let link: object = { ...task, ask: { ...task.ask, kind: 'answer', content: null } };
  const calls = stubBackend({
    [call('open_task_link')]: () => Response.json(link),
    [call('link_answer')]: () => {
      link = {
        state: 'used',
        ask: { ...outcome, answered_name: person, answered_at: '2026-12-03T06:00:00Z' },
      };
      return Response.json(link);
    },
  });
  const used: (string | null)[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input.includes('link')) used.push(new Headers(init?.headers).get('authorization'));
    return send(input, init);
  });
  await openLink({ fullName: 'Asha Roy' });
  await heading('A question for you');
  await userEvent.type(await screen.findByLabelText(/Your answer/), 'On Monday.');
  await userEvent.click(await button('Send answer'));
  await heading('Thank you');
  expect(calls.find(({ path }) => path.endsWith('link_answer'))?.body).toEqual({
    token,
    answer: 'On Monday.',
  });
  expect(new Set(used)).toEqual(new Set(['Bearer publishable']));
  expect(screen.getByRole('link', { name: 'Open my dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/user',
  );
});

test.each([
  [null, 'This link doesn’t work', /Part of the link may be missing/],
  [{ state: 'used', ask: approved }, 'Thank you', /Bikash Barman.* approved this on/],
  [
    { state: 'done', ask: { ...approved, decided_name: 'Asha Roy' } },
    'This is already done',
    /Asha Roy.* approved this on/,
  ],
  [{ state: 'expired', ask: outcome }, 'This link has expired', /14 days/],
  [{ state: 'replaced', ask: outcome }, 'This link is out of date', /newest email/],
])(
  '§10.63 the page of a one-time link in the state %j shows why the link does not work, and a login link',
  async (answer, title, text) => {
    stubBackend({ [call('open_task_link')]: () => Response.json(answer) });
    await openLink();
    await heading(title);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('§10.63 after too many requests, a one-time link’s page shows the waiting time, a login link and a retry button', async () => {
  let isLimited = true;
  stubBackend({
    [call('open_task_link')]: () =>
      isLimited
        ? Response.json(
            { code: 'PT429', message: 'No', details: 'retry_after=540' },
            { status: 429 },
          )
        : Response.json(task),
  });
  await openLink();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again in 9 minutes/);
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  isLimited = false;
  await userEvent.click(await button('Try again'));
  await heading('Your approval, please');
});

test('on the page of a one-time link, a decision that fails keeps its text and can be sent again', async () => {
  let works = false;
  let link: object = task;
  stubBackend({
    [call('open_task_link')]: () => Response.json(link),
    [call('link_decide')]: () => {
      if (!works) return errorResponse(503, 'No');
      link = { state: 'used', ask: { ...approved, decision: 'changes' } };
      return Response.json(link);
    },
  });
  await openLink();
  await userEvent.click(await button('Ask for changes'));
  await userEvent.type(screen.getByLabelText(/What should we change/), 'Shorter.');
  await userEvent.click(await button('Ask for changes'));
  await screen.findByRole('alert');
  expect(screen.getByLabelText(/What should we change/)).toHaveValue('Shorter.');
  works = true;
  await userEvent.click(await button('Ask for changes'));
  await heading('Thank you');
  expect(await screen.findByText(/Bikash Barman.* asked for changes on/)).toBeInTheDocument();
});

test('§10.63 the page of a one-time link disables the Referer header with a meta element', async () => {
  stubBackend({ [call('open_task_link')]: () => Response.json(task) });
  await openLink();
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  stop();
  await waitFor(() => expect(document.querySelector('meta[name=referrer]')).toBeNull());
});

test('the Bengali page of a one-time link contains no English text', async () => {
  stubBackend({
    [call('open_task_link')]: () =>
      Response.json({
        ...task,
        person: 'বিকাশ বর্মন',
        project: 'ডেলিভারি অ্যাপ',
        ask: { ...task.ask, asked_by_name: 'তারা', content: 'রোজ খোলা' },
      }),
  });
  await openLink(undefined, 'bn');
  await heading('আপনার অনুমোদন চাই');
  await screen.findByText(/রোজ খোলা/);
  const text = within(screen.getByRole('main')).getByText(/বিকাশ বর্মন-এর জন্য/);
  expect(text).toBeInTheDocument();
  expect(screen.getByRole('main').textContent?.match(/[A-Za-z]+/g) ?? []).toEqual([]);
});

const file = {
  id: '20000000-0000-4000-8000-000000000001',
  name: 'home.pdf',
  size: 2_100_000,
  media_type: 'application/pdf',
  version_number: 1,
  from_staff: true,
  uploader_name: 'Tara',
  created_at: '2026-12-01T06:00:00Z',
};

test('§10.63 the page of a one-time link downloads the file to approve with the link’s token', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const calls = stubBackend({
    [call('open_task_link')]: () =>
      Response.json({
        ...task,
        file,
        ask: { ...task.ask, content: null, file_id: file.id },
      }),
    'POST /functions/v1/files': () => Response.json({ url: 'http://storage.test/x?token=y' }),
  });
  await openLink({ role: 'team' });
  await userEvent.click(await screen.findByRole('button', { name: /^Download home\.pdf/ }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(click.mock.instances[0]).toHaveAttribute(
    'href',
    'http://storage.test/x?token=y&download=home.pdf',
  );
  expect(calls.find(({ path }) => path === '/functions/v1/files')?.body).toEqual({
    action: 'download',
    token,
    file: file.id,
  });
  expect(screen.queryByText('More')).toBeNull();
  click.mockRestore();
});

test('§10.63 a one-time link to a file request lists the uploaded files and has a button that finishes the upload', async () => {
  let link: object = {
    ...task,
    files: [{ ...file, name: 'shop.jpg', from_staff: false }],
    ask: { ...task.ask, kind: 'files', content: null, file_count: 3 },
  };
  const calls = stubBackend({
    [call('open_task_link')]: () => Response.json(link),
    [call('link_answer')]: () => {
      link = {
        state: 'used',
        ask: { ...outcome, kind: 'files', answered_name: person, answered_at: file.created_at },
      };
      return Response.json(link);
    },
  });
  await openLink();
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /shop\.jpg/ })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Upload files/ })).toBeInTheDocument();
  await userEvent.click(await button('I’ve sent everything'));
  await heading('Thank you');
  expect(calls.find(({ path }) => path.endsWith('link_answer'))?.body).toEqual({
    token,
    answer: '',
  });
  expect(calls.filter(({ path }) => path.startsWith('/rest/v1/files'))).toEqual([]);
});
