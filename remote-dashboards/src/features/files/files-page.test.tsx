import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { type Answers, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { storedFile, uploadAnswers } from '../../testing/stub-uploads.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const team = { role: 'team' } as const;
const own = { ...storedFile, id: 'f2', name: 'shop.jpg', uploaded_by: 'id-asha@client.test' };

async function openFiles(
  files: readonly object[],
  person: Person = {},
  address = '/dashboard/files',
  answers: Answers = {},
) {
  const calls = stubBackend({
    ...uploadAnswers(),
    'GET /rest/v1/files': () => Response.json(files),
    'POST /rest/v1/rpc/client_projects': () =>
      Response.json([{ id: storedFile.project_id, title: 'Delivery app' }]),
    'POST /rest/v1/rpc/client_conversations': () => Response.json([]),
    ...answers,
  });
  page = await openPage(address, person);
  return {
    reads: () =>
      calls
        .filter(({ path }) => path.startsWith('/rest/v1/files?'))
        .map(({ path }) => new URLSearchParams(path.split('?')[1])),
    called: (name: string) =>
      calls.filter(({ path }) => path === `/rest/v1/rpc/${name}`).map(({ body }) => body),
  };
}

const list = async () => within(await screen.findByRole('list', { name: 'Files' }));

test('the files page shows a client the version, uploader, size and project of each file', async () => {
  await openFiles([storedFile, own]);
  const [first, second] = (await list()).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/home\.png.*v1 · Tara Das · .* · 2\.1 MB · Delivery app/);
  expect(second?.textContent).toMatch(/shop\.jpg.*v1 · You · /);
  expect((await list()).getAllByRole('link', { name: 'Delivery app' })[0]).toHaveAttribute(
    'href',
    `/dashboard/projects/${storedFile.project_id}`,
  );
});

test('the files page shows the versions of a file as one row with a list of earlier versions', async () => {
  const second = { ...storedFile, id: 'v2', version_number: 2, uploader_name: 'Binu' };
  await openFiles([second, storedFile]);
  const files = await list();
  const summary = files.getByText('1 earlier version');
  const entry = within(summary.closest('li') as HTMLElement);
  expect(entry.getByRole('button', { name: 'Download home.png, v2' })).toBeInTheDocument();
  await userEvent.click(summary);
  expect(entry.getByRole('button', { name: 'Download home.png, v1' })).toBeInTheDocument();
});

test('a change of the sender filter or search field of the files page changes the backend query and the URL', async () => {
  const { reads } = await openFiles([storedFile]);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'From us' }));
  await waitFor(() => expect(reads().at(-1)?.get('from_staff')).toBe('eq.true'));
  expect(screen.getByRole('button', { name: 'From us' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), '50%_a{Enter}');
  await waitFor(() => expect(reads().at(-1)?.get('name')).toBe('ilike.%50\\%\\_a%'));
  expect(page?.address()).toBe('/dashboard/files?from=staff&q=50%25_a');
});

test('the files page that a search result opens shows only the found file, and a link to all files', async () => {
  await openFiles([storedFile], {}, `/dashboard/files?file=${storedFile.id}`);
  await list();
  expect(screen.getByRole('link', { name: 'Show all files' })).toHaveAttribute(
    'href',
    '/dashboard/files',
  );
});

test('a files page without files links to the projects and conversations in which files can be added', async () => {
  await openFiles([]);
  const main = within(screen.getByRole('main'));
  const projects = await main.findByRole('link', { name: 'Open projects' });
  expect(projects).toHaveAttribute('href', '/dashboard/projects');
  const messages = main.getByRole('link', { name: 'Open messages' });
  expect(messages).toHaveAttribute('href', '/dashboard/messages');
});

test('the files page shows a different text if the user has no files, no file matches, or the file was removed', async () => {
  await openFiles([]);
  expect(await screen.findByText(/Files we share appear here/)).toBeInTheDocument();
  page?.stop();
  await openFiles([], {}, '/dashboard/files?q=zzz');
  expect(await screen.findByText(/No files match/)).toBeInTheDocument();
  page?.stop();
  await openFiles([], {}, '/dashboard/files?file=f9');
  expect(await screen.findByText(/This file was removed/)).toBeInTheDocument();
});

test('the download button opens a signed URL that contains the encoded file name', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
    opened.push((this as HTMLAnchorElement).href);
  });
  const name = 'ছবি & 1#.png';
  await openFiles([{ ...storedFile, name }]);
  await userEvent.click((await list()).getByRole('button', { name: `Download ${name}, v1` }));
  await waitFor(() => expect(opened).toHaveLength(1));
  const url = new URL(opened[0] ?? '');
  expect(url.pathname).toBe(`/storage/v1/object/sign/files/${storedFile.id}`);
  expect(url.searchParams.get('download')).toBe(name);
});

test('“Download all” downloads every file of the list, and continues with the failed file', async () => {
  speedUpTimers();
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
    opened.push(new URL((this as HTMLAnchorElement).href).searchParams.get('download') ?? '');
  });
  let isLost = true;
  const sign = uploadAnswers()['POST /storage/v1/object/sign/files/*'];
  await openFiles([storedFile, own], {}, '/dashboard/files', {
    'POST /storage/v1/object/sign/files/*': (call) =>
      isLost && call.path.endsWith('/f2')
        ? Response.json({ statusCode: '500', message: 'Lost' }, { status: 500 })
        : (sign?.(call) ?? Response.error()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  expect(await screen.findByText(/Some files are missing/)).toBeInTheDocument();
  expect(opened).toEqual(['home.png']);
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Continue the downloads' }));
  expect(await screen.findByText('2 of 2 downloaded')).toBeInTheDocument();
  expect(opened).toEqual(['home.png', 'shop.jpg']);
});

test('“Download all” continues with the next files after a file that is missing in the storage', async () => {
  speedUpTimers();
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
    opened.push(new URL((this as HTMLAnchorElement).href).searchParams.get('download') ?? '');
  });
  const sign = uploadAnswers()['POST /storage/v1/object/sign/files/*'];
  await openFiles([storedFile, own, { ...own, id: 'f3', name: 'sign.png' }], {}, undefined, {
    'POST /storage/v1/object/sign/files/*': (call) =>
      call.path.endsWith('/f2')
        ? Response.json({ statusCode: '404', message: 'Object not found' }, { status: 400 })
        : (sign?.(call) ?? Response.error()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await screen.findByText(/Some files are missing/, {}, { timeout: 3000 });
  expect(opened).toEqual(['home.png', 'sign.png']);
  expect(screen.getByText('2 of 3 downloaded')).toBeInTheDocument();
});

test('“Download all” skips no file if a file is removed from the list after a failure', async () => {
  speedUpTimers();
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: unknown) {
    opened.push(new URL((this as HTMLAnchorElement).href).searchParams.get('download') ?? '');
  });
  const third = { ...own, id: 'f3', name: 'sign.png' };
  let files = [storedFile, own, third];
  const sign = uploadAnswers()['POST /storage/v1/object/sign/files/*'];
  await openFiles([], team, '/dashboard/files', {
    'GET /rest/v1/files': () => Response.json(files),
    'POST /storage/v1/object/sign/files/*': (call) =>
      files.length === 3 && call.path.endsWith('/f2')
        ? Response.json({ statusCode: '500', message: 'Lost' }, { status: 500 })
        : (sign?.(call) ?? Response.error()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await screen.findByText(/Some files are missing/);
  files = [own, third];
  const [more] = (await list()).getAllByText('More');
  if (more) await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Remove home.png' }));
  await waitFor(() => expect(screen.queryByText('home.png')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Continue the downloads' }));
  expect(await screen.findByText('2 of 2 downloaded', {}, { timeout: 3000 })).toBeInTheDocument();
  expect(opened).toEqual(['home.png', 'shop.jpg', 'sign.png']);
});

test('clients can remove and restore their own files, but cannot remove staff files', async () => {
  const { called } = await openFiles([storedFile, own]);
  const files = await list();
  expect(files.queryByRole('button', { name: 'Remove home.png' })).not.toBeInTheDocument();
  await userEvent.click(files.getByText('More'));
  await userEvent.click(files.getByRole('button', { name: 'Remove shop.jpg' }));
  await waitFor(() => expect(called('remove_file')).toEqual([{ id: 'f2' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(called('restore_file')).toEqual([{ id: 'f2' }]));
});

test('staff can remove every file, and each file of a conversation links to that conversation', async () => {
  const inConversation = {
    ...own,
    project_id: null,
    conversation_id: 'c1',
    message_id: 'm1',
    conversation: { subject: '', name: 'Rupa Barman' },
  };
  await openFiles([inConversation], team);
  const files = await list();
  expect(files.getByRole('link', { name: 'Rupa Barman' })).toHaveAttribute(
    'href',
    '/dashboard/inbox/c1',
  );
  await userEvent.click(files.getByText('More'));
  expect(files.getByRole('button', { name: 'Remove shop.jpg' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'From clients' })).toBeInTheDocument();
});
