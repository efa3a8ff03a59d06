import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxAnswers } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { stubTransfers, uploadAnswers } from '../../testing/stub-uploads.ts';
import { cancelAllUploads } from '../files/upload-queue.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cancelAllUploads();
  page?.stop();
  vi.unstubAllGlobals();
});

const created = () => new Response(null, { status: 201 });

async function openForm(answers: Answers = {}) {
  const sent = stubTransfers();
  const calls = stubBackend({
    ...inboxAnswers({ conversations: [], thread: [] }),
    ...uploadAnswers(),
    'POST /rest/v1/contact_messages': created,
    ...answers,
  });
  page = await openPage('/dashboard/messages', { email: 'asha@client.test' });
  await userEvent.click(await screen.findByRole('button', { name: 'Write to us' }));
  await screen.findByRole('button', { name: 'Attach files' });
  return {
    sent,
    callsOf: (path: string) => calls.filter((call) => call.path === `/rest/v1/${path}`),
  };
}

/** Returns the idempotency keys of later requests. */
function watchIdempotencyKeys(): readonly string[] {
  const keys: string[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key) keys.push(key);
    return send(input, init);
  });
  return keys;
}

const attach = (...files: readonly File[]) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, [...files]);
const fileOf = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name);
const write = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
};
const chosen = () =>
  screen
    .queryAllByRole('list', { name: 'Attached files' })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    .map(({ textContent }) => textContent);

test("the backend stores a client's first message before its files, which are uploaded under the message's key", async () => {
  const { sent, callsOf } = await openForm();
  const keys = watchIdempotencyKeys();
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'New logo');
  await attach(fileOf('logo.png'), fileOf('old.png'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove old.png' }));
  expect(callsOf('rpc/add_file')).toEqual([]);
  await write('Here is our logo.');
  expect(await screen.findByText('Sent. We’ll reply here and by email.')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(1));
  const [message] = callsOf('contact_messages');
  expect(message?.body).toMatchObject({
    email: 'asha@client.test',
    subject: 'New logo',
    message: 'Here is our logo.',
  });
  expect(callsOf('rpc/add_file').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'logo.png',
      message_key: keys[0],
    }),
  ]);
  expect(chosen()).toEqual([]);
  expect(screen.getByRole('progressbar', { name: 'Upload of logo.png' })).toBeInTheDocument();
  sent[0]?.answer(200);
  expect(await screen.findByText('1 file uploaded')).toBeInTheDocument();
});

test('a first message that cannot be stored keeps its text and files in the form, and uploads nothing', async () => {
  let isLost = true;
  const { callsOf } = await openForm({
    'POST /rest/v1/contact_messages': () =>
      isLost ? Response.json({ code: 'PGRST000' }, { status: 503 }) : created(),
  });
  await attach(fileOf('logo.png'));
  await write('Here is our logo.');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is safe');
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Here is our logo.');
  expect(chosen()).toEqual(['logo.png, 1 kBRemove']);
  expect(callsOf('rpc/add_file')).toEqual([]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(callsOf('rpc/add_file')).toHaveLength(1));
});

test('the form for a new message immediately refuses an empty file, a large file and a 21st file, with a reason', async () => {
  await openForm();
  const large = fileOf('film.mov');
  Object.defineProperty(large, 'size', { value: 26_214_401 });
  const many = Array.from({ length: 21 }, (_, index) => fileOf(`${index}.png`));
  await attach(fileOf('empty.png', 0), large, ...many);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('empty.png: This file is empty.');
  expect(alert).toContain('film.mov: Too large');
  expect(alert).toContain('A message can have at most 20 files.');
  expect(chosen()).toHaveLength(20);
});
