import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { type Answers, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile } from '../../api/files.ts';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { project, projectAnswers } from '../../testing/project-answers.ts';
import { storedFile, stubTransfers, uploadAnswers } from '../../testing/stub-uploads.ts';
import { cancelAllUploads } from './upload-queue.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cancelAllUploads();
  page?.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const picture = (name: string, bytes = 1000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

async function openProject(answers: Answers = {}, person: Person = {}) {
  const stored: StoredFile[] = [];
  const sent = stubTransfers();
  const calls = stubBackend({ ...projectAnswers(), ...uploadAnswers(stored), ...answers });
  page = await openPage(`/dashboard/projects/${project.id}`, person);
  const card = within(await screen.findByRole('region', { name: 'Files' }));
  await card.findByRole('button', { name: 'Upload files' });
  return {
    card,
    sent,
    stored,
    called: (name: string) =>
      calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body),
  };
}

const input = () =>
  document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])') as HTMLInputElement;
const choose = (...files: readonly File[]) => userEvent.upload(input(), [...files]);
const isLeavingWarned = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the upload of a picture adds a database row, sends the bytes and shows the picture in the file list', async () => {
  const { card, sent, called } = await openProject();
  expect(isLeavingWarned()).toBe(false);
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(called('add_file')).toEqual([
    {
      id: expect.any(String),
      name: 'shop.jpg',
      size: 1000,
      media_type: 'image/jpeg',
      project: project.id,
    },
  ]);
  expect(sent[0]).toMatchObject({ type: 'image/jpeg', body: { name: 'shop.jpg', size: 1000 } });
  expect(isLeavingWarned()).toBe(true);
  act(() => sent[0]?.progress(640));
  expect(card.getByRole('progressbar', { name: 'Upload of shop.jpg' })).toHaveAttribute(
    'value',
    '64',
  );
  expect(card.getByText(/64%/)).toBeInTheDocument();
  expect(card.getByRole('status').textContent).toBe('Uploading 1 file: 50%');
  act(() => sent[0]?.answer(200));
  expect(await card.findByRole('button', { name: 'Download shop.jpg, v1' })).toBeInTheDocument();
  expect(card.getByRole('status').textContent).toBe('1 file uploaded');
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(isLeavingWarned()).toBe(false);
});

test('the upload queue sends at most three of five files at the same time', async () => {
  const { sent } = await openProject();
  await choose(...[1, 2, 3, 4, 5].map((number) => picture(`${number}.jpg`)));
  await waitFor(() => expect(sent).toHaveLength(3));
  act(() => sent[1]?.answer(200));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.map(({ body }) => body.name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
});

test('a finished upload keeps its row without Cancel while another upload runs, so that no button moves', async () => {
  const { card, sent } = await openProject();
  await choose(picture('1.jpg'), picture('2.jpg'));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => sent[0]?.answer(200));
  await waitFor(() =>
    expect(card.queryByRole('button', { name: 'Cancel 1.jpg' })).not.toBeInTheDocument(),
  );
  const names = () => card.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
  expect(names()).toEqual(['Upload of 1.jpg', 'Upload of 2.jpg']);
  act(() => sent[1]?.answer(200));
  await waitFor(() => expect(card.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('after a lost connection, an upload restarts automatically with the same ID, and its progress never goes back', async () => {
  const { card, sent, called } = await openProject();
  const progress = () => card.getByRole('progressbar', { name: 'Upload of shop.jpg' });
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.progress(640));
  act(() => sent[0]?.loseConnection());
  expect(
    await card.findByText(/Connection lost\. The upload continues by itself\./),
  ).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => sent[1]?.progress(100));
  expect(progress()).toHaveAttribute('value', '64');
  act(() => sent[1]?.progress(700));
  expect(progress()).toHaveAttribute('value', '70');
  act(() => sent[1]?.answer(200));
  expect(await card.findByRole('button', { name: 'Download shop.jpg, v1' })).toBeInTheDocument();
  const [first, second] = called('add_file');
  expect(second).toEqual(first);
});

test('a retry does not send the bytes again if Storage already has the file', async () => {
  const { card, sent } = await openProject({
    'POST /storage/v1/object/upload/sign/files/*': () =>
      Response.json({ statusCode: '409', error: 'Duplicate', message: 'Exists' }, { status: 400 }),
  });
  await choose(picture('shop.jpg'));
  expect(await card.findByRole('button', { name: 'Download shop.jpg, v1' })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the Cancel button aborts an upload, removes its file and starts the next queued upload', async () => {
  const { card, sent, called } = await openProject();
  await choose(...[1, 2, 3, 4].map((number) => picture(`${number}.jpg`)));
  await waitFor(() => expect(sent).toHaveLength(3));
  await userEvent.click(card.getByRole('button', { name: 'Cancel 2.jpg' }));
  expect(sent[1]?.isAborted).toBe(true);
  expect(card.queryByText('2.jpg')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(4));
  await waitFor(() =>
    expect(called('remove_file')).toEqual([{ id: Object(called('add_file')[1]).id }]),
  );
});

test("an upload that the backend rejects shows the backend's reason, and Try again sends the same file", async () => {
  const message = 'Your files would be larger than 500 MB together.';
  let isFull = true;
  const { card, sent } = await openProject({
    'POST /rest/v1/rpc/add_file': (call) =>
      isFull
        ? Response.json({ code: 'PT422', message, details: null, hint: null }, { status: 422 })
        : (uploadAnswers()['POST /rest/v1/rpc/add_file']?.(call) ?? Response.error()),
  });
  await choose(picture('shop.jpg'));
  expect((await card.findByRole('alert')).textContent).toBe(message);
  isFull = false;
  await userEvent.click(card.getByRole('button', { name: 'Try again: shop.jpg' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.name).toBe('shop.jpg');
});

test('an upload that the edge function refuses shows the reason in Bengali on a Bengali page', async () => {
  const sent = stubTransfers();
  stubBackend({
    ...projectAnswers(),
    ...uploadAnswers(),
    'POST /functions/v1/files': () =>
      Response.json({ code: 'type_mismatch', message: 'It does not fit.' }, { status: 422 }),
  });
  page = await openPage(`/dashboard/projects/${project.id}`, {}, 'bn');
  await waitFor(() => expect(input()).toBeInTheDocument());
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer(200));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ফাইলের নামের সঙ্গে ভিতরের তথ্য মেলে না। সঠিক ফরম্যাটে সেভ করে আপলোড করুন।',
  );
});

test('an upload that fails after the session has ended asks the user to log in, and can be retried', async () => {
  const { card, sent } = await openProject();
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer(400, { statusCode: '403', message: 'Unauthorized' }));
  expect((await card.findByRole('alert')).textContent).toBe(
    'Not uploaded. Log in again, then try again.',
  );
  expect(card.getByRole('button', { name: 'Try again: shop.jpg' })).toBeInTheDocument();
});

test('a file that is too large or empty is refused without a request to the backend', async () => {
  const { card, called } = await openProject();
  const large = picture('film.mov');
  Object.defineProperty(large, 'size', { value: 30_000_000 });
  await choose(large, picture('empty.txt', 0));
  const reasons = (await card.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'Too large (30 MB). The limit is 25 MB.',
    'This file is empty. Choose another file.',
  ]);
  expect(card.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  expect(called('add_file')).toEqual([]);
  expect(isLeavingWarned()).toBe(false);
  await userEvent.click(card.getByRole('button', { name: 'Dismiss film.mov' }));
  expect(card.queryByText('film.mov')).not.toBeInTheDocument();
});

test('the user can choose a file again after dismissing its failed upload', async () => {
  const { card } = await openProject();
  const empty = picture('notes.txt', 0);
  await choose(empty);
  await userEvent.click(await card.findByRole('button', { name: 'Dismiss notes.txt' }));
  expect(card.queryByText('notes.txt')).not.toBeInTheDocument();
  await choose(empty);
  expect(await card.findByText('notes.txt')).toBeInTheDocument();
});

test('a download during an upload shows no warning about leaving the page, and the warning works again afterwards', async () => {
  const { card, sent, stored } = await openProject();
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  stored.push(storedFile);
  await choose(picture('second.jpg'));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => sent[0]?.answer(200));
  const warned: boolean[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    warned.push(isLeavingWarned());
  });
  speedUpTimers();
  await userEvent.click(await card.findByRole('button', { name: 'Download home.png, v1' }));
  await waitFor(() => expect(warned).toEqual([false]));
  click.mockRestore();
  await waitFor(() => expect(isLeavingWarned()).toBe(true));
  expect(sent[1]?.isAborted).toBe(false);
});

const dropOf = (files: readonly File[], folders: readonly string[] = []) => ({
  dataTransfer: {
    types: ['Files'],
    files: [...files, ...folders.map((name) => picture(name, 0, ''))],
    items: [
      ...files.map(({ name }) => ({ kind: 'file', webkitGetAsEntry: () => ({ name }) })),
      ...folders.map((name) => ({
        kind: 'file',
        webkitGetAsEntry: () => ({ name, isDirectory: true }),
      })),
    ],
  },
});

test('files dropped anywhere on the page are uploaded only once', async () => {
  const { sent, called } = await openProject();
  const drop = dropOf([picture('a.png', 10, 'image/png')]);
  fireEvent.dragOver(document.body, drop);
  expect(screen.getByText('Drop files to upload them')).toBeInTheDocument();
  fireEvent.drop(document.body, drop);
  expect(screen.queryByText('Drop files to upload them')).not.toBeInTheDocument();
  fireEvent.drop(screen.getByRole('button', { name: 'Upload files' }), drop);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(called('add_file')).toHaveLength(1);
});

test('a dropped folder shows why it is rejected, and dropped text is ignored', async () => {
  const { card, called } = await openProject();
  fireEvent.dragOver(document.body, {
    dataTransfer: { types: ['text/plain'], files: [], items: [] },
  });
  expect(screen.queryByText('Drop files to upload them')).not.toBeInTheDocument();
  fireEvent.drop(document.body, dropOf([], ['Pictures']));
  expect((await card.findByRole('alert')).textContent).toBe(
    'Folders can’t be uploaded. Choose the files in it.',
  );
  expect(called('add_file')).toEqual([]);
});

test('an upload continues while the user visits another page, and a toast shows its result there', async () => {
  const { sent } = await openProject();
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'All projects' }));
  await screen.findByText('Another page');
  act(() => sent[0]?.answer(200));
  await waitFor(() => expect(page?.toast()).toBe('1 file uploaded'));
});

test('a second user in the same tab does not see the previous user’s uploads', async () => {
  const { sent } = await openProject({}, { email: 'asha@client.test' });
  await choose(picture('shop.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  page?.stop();
  const { card } = await openProject({}, { email: 'binu@client.test' });
  expect(card.queryByText('shop.jpg')).not.toBeInTheDocument();
  expect(sent[0]?.isAborted).toBe(true);
});
