import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, type BackendCall, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileComment } from '../../api/file-comments.ts';
import { queryClient } from '../../api/query-client.ts';
import { refused } from '../../testing/inbox-answers.ts';
import { type OpenedPage, openPart } from '../../testing/open-page.tsx';
import { storedFile, uploadAnswers } from '../../testing/stub-uploads.ts';
import { ProjectFileRows, stubPictures } from '../../testing/viewer-part.tsx';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubPictures();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const files = [2, 1].map((number) => ({
  ...storedFile,
  id: `v${number}`,
  version_number: number,
  size: 25_000_000,
}));
const comment = (number: number, change: Partial<FileComment> = {}): FileComment => ({
  id: `c${number}`,
  file_id: 'v2',
  number,
  body: `Comment text ${number}`,
  x: null,
  y: null,
  author_id: 'someone',
  author_name: 'Tara Das',
  created_at: '2026-11-20T08:00:00.000+00:00',
  ...change,
});
const own = { author_id: 'id-asha@client.test', author_name: 'Asha Roy' };

interface Work {
  comments: readonly FileComment[];
}

/** Opens the picture viewer of a client. The simulated backend stores comments in `work`. */
async function open(work: Work, answers: Answers = {}) {
  const calls = stubBackend({
    ...uploadAnswers(),
    'GET /rest/v1/files': () => Response.json(files),
    'GET /storage/v1/object/sign/files/*': () => new Response('picture'),
    'POST /rest/v1/rpc/client_asks': () => Response.json([]),
    'GET /rest/v1/file_comments': ({ path }) => {
      const file = new URLSearchParams(path.split('?')[1]).get('file_id') ?? '';
      return Response.json(work.comments.filter(({ file_id }) => file.includes(file_id)));
    },
    'POST /rest/v1/rpc/add_file_comment': ({ body }: BackendCall) => {
      const { id, file, body: text, x = null, y = null, number } = Object(body);
      const added = { id, file_id: file, body: text, x, y, ...own };
      const stored = comment(number ?? work.comments.length + 1, added);
      work.comments = [...work.comments, stored].toSorted((a, b) => a.number - b.number);
      return Response.json(stored);
    },
    'POST /rest/v1/rpc/remove_file_comment': ({ body }: BackendCall) => {
      work.comments = work.comments.filter(({ id }) => id !== Object(body).comment);
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  page = await openPart(<ProjectFileRows />, {});
  return (name: string) =>
    calls.filter(({ path }) => path.endsWith(`/rpc/${name}`)).map(({ body }) => body);
}

async function view() {
  await userEvent.click(await screen.findByRole('button', { name: 'View home.png' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'home.png' }));
  await viewer.findByRole('img');
  return viewer;
}

type Viewer = Awaited<ReturnType<typeof view>>;
const texts = (viewer: Viewer) =>
  viewer.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
const field = (viewer: Viewer) => viewer.getByRole('textbox', { name: 'Comment' });

/** Clicks the displayed picture, whose box has 200 × 100 pixels in these tests. */
function press(viewer: Viewer, clientX: number, clientY: number) {
  const size = new DOMRect(0, 0, 200, 100);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(size);
  fireEvent.click(viewer.getByRole('img'), { clientX, clientY });
}

async function send(viewer: Viewer, text: string) {
  await userEvent.click(field(viewer));
  await userEvent.paste(text);
  await userEvent.click(viewer.getByRole('button', { name: 'Add comment' }));
}

test('a click marks a point on a picture, and the comment there has the same number in the list', async () => {
  const work: Work = { comments: [comment(1)] };
  const sent = await open(work);
  const viewer = await view();
  expect(await viewer.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  press(viewer, 50, 80);
  expect(field(viewer)).toHaveFocus();
  expect(viewer.getByRole('slider', { name: 'Point of your comment' })).toHaveAttribute(
    'aria-valuetext',
    '25% from the left, 80% from the top',
  );
  await send(viewer, 'Larger logo');
  expect(await viewer.findByText('Added comment 2')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(texts(viewer)).toHaveLength(2));
  expect(texts(viewer)[1]).toMatch(/^2You · .*Larger logoDelete$/);
  expect(sent('add_file_comment')).toEqual([
    { id: expect.any(String), file: 'v2', body: 'Larger logo', x: 0.25, y: 0.8 },
  ]);
  expect(viewer.queryByRole('slider')).not.toBeInTheDocument();
  expect(field(viewer)).toHaveValue('');
  const mark = viewer.getByText('2', { selector: 'button' });
  expect([mark.style.left, mark.style.top]).toEqual(['25%', '80%']);
  await userEvent.click(mark);
  expect(viewer.getAllByRole('listitem')[1]).toHaveFocus();
  // The click on the comment's number has marked no point.
  expect(viewer.queryByRole('slider')).not.toBeInTheDocument();
});

test('a click at the edge of a picture marks a point on the edge', async () => {
  await open({ comments: [] });
  const viewer = await view();
  press(viewer, 200.4, -0.3);
  expect(viewer.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '100% from the left, 0% from the top',
  );
});

test('a keyboard user can mark the middle of a picture, move the point with arrow keys, and remove it', async () => {
  const sent = await open({ comments: [] });
  const viewer = await view();
  viewer.getByRole('button', { name: 'Mark a point' }).focus();
  await userEvent.keyboard('{Enter}');
  const mark = viewer.getByRole('slider');
  expect(mark).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(mark).toHaveAttribute('aria-valuetext', '49% from the left, 61% from the top');
  await userEvent.keyboard(`{Shift>}${'{ArrowUp}'.repeat(7)}{/Shift}`);
  expect(mark).toHaveAttribute('aria-valuetext', '49% from the left, 0% from the top');
  await userEvent.click(viewer.getByRole('button', { name: 'Remove the point' }));
  expect(viewer.queryByRole('slider')).not.toBeInTheDocument();
  await send(viewer, 'Good');
  await viewer.findByText('Added comment 1');
  expect(sent('add_file_comment')).toEqual([{ id: expect.any(String), file: 'v2', body: 'Good' }]);
});

test('the author of a picture comment can delete it, and Undo adds the comment again with its number and point', async () => {
  const work: Work = { comments: [comment(1, { ...own, x: 0.5, y: 0.25 }), comment(2)] };
  const sent = await open(work);
  const viewer = await view();
  await viewer.findByText('Comment text 1');
  expect(viewer.queryByRole('button', { name: 'Delete comment 2' })).not.toBeInTheDocument();
  await userEvent.click(viewer.getByRole('button', { name: 'Delete comment 1' }));
  expect(viewer.queryByText('Comment text 1')).not.toBeInTheDocument();
  expect(screen.getByText('Deleted comment 1')).toBeVisible();
  await waitFor(() => expect(work.comments).toHaveLength(1));
  expect(viewer.getByRole('heading', { name: /^Comments/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await viewer.findByText('Comment text 1')).toBeVisible();
  await waitFor(() => expect(work.comments).toHaveLength(2));
  expect(sent('add_file_comment')).toEqual([
    { id: 'c1', file: 'v2', body: 'Comment text 1', number: 1, x: 0.5, y: 0.25 },
  ]);
});

test('an Undo during the deletion of a comment waits for the deletion, so that the comment remains', async () => {
  let endRemoval = () => {};
  const removal = new Promise<void>((resolve) => {
    endRemoval = resolve;
  });
  const work: Work = { comments: [comment(1, own)] };
  const sent = await open(work, {
    'POST /rest/v1/rpc/remove_file_comment': async () => {
      await removal;
      work.comments = [];
      return new Response(null, { status: 204 });
    },
  });
  const viewer = await view();
  await userEvent.click(await viewer.findByRole('button', { name: 'Delete comment 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent('add_file_comment')).toEqual([]);
  endRemoval();
  await waitFor(() => expect(sent('add_file_comment')).toHaveLength(1));
  expect(await viewer.findByText('Comment text 1')).toBeVisible();
});

test('a comment whose deletion fails appears again with a reason', async () => {
  await open(
    { comments: [comment(1, own)] },
    { 'POST /rest/v1/rpc/remove_file_comment': () => refused(503, 'PGRST000') },
  );
  const viewer = await view();
  await userEvent.click(await viewer.findByRole('button', { name: 'Delete comment 1' }));
  expect(await screen.findByText('Not saved: Deleted comment 1')).toBeVisible();
  expect(viewer.getByText('Comment text 1')).toBeVisible();
});

test('the unsent comment of each picture version survives a failed request, a change of the version and a closed viewer', async () => {
  let isBroken = true;
  const ids: unknown[] = [];
  const sent = await open(
    { comments: [comment(1, { id: 'old', file_id: 'v1', body: 'About version 1' })] },
    {
      'POST /rest/v1/rpc/add_file_comment': ({ body }) => {
        ids.push(Object(body).id);
        return isBroken ? refused(503, 'PGRST000') : Response.json(comment(1, own));
      },
    },
  );
  const first = await view();
  press(first, 100, 20);
  await send(first, 'Larger');
  expect(await first.findByRole('alert')).toHaveTextContent('Your text is safe');
  await userEvent.selectOptions(first.getByRole('combobox', { name: 'Version' }), 'v1');
  expect(await first.findByText('About version 1')).toBeVisible();
  expect(field(first)).toHaveValue('');
  expect(first.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  const viewer = await view();
  expect(field(viewer)).toHaveValue('Larger');
  expect(viewer.queryByText('About version 1')).not.toBeInTheDocument();
  expect(viewer.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '50% from the left, 20% from the top',
  );
  isBroken = false;
  await userEvent.click(viewer.getByRole('button', { name: 'Add comment' }));
  await viewer.findByText('Added comment 1');
  expect(sent('add_file_comment')).toHaveLength(2);
  // The retry has the same ID, so the database stores the comment only once.
  expect(new Set(ids).size).toBe(1);
});

test("a live update shows another user's comment without closing the picture viewer or clearing the typed text", async () => {
  const work: Work = { comments: [] };
  await open(work);
  const viewer = await view();
  await userEvent.click(field(viewer));
  await userEvent.paste('Half a sen');
  press(viewer, 100, 50);
  work.comments = [comment(1, { x: 0.1, y: 0.1 })];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  expect(await viewer.findByText('Comment text 1')).toBeVisible();
  expect(field(viewer)).toHaveValue('Half a sen');
  expect(field(viewer)).toHaveFocus();
  expect(viewer.getByRole('slider')).toBeInTheDocument();
});

test('the file list shows the number of comments on all versions of a picture', async () => {
  await open({ comments: [comment(1), comment(2), comment(1, { id: 'old', file_id: 'v1' })] });
  const [row] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(row).toHaveTextContent('v2 · Tara Das'));
  await waitFor(() => expect(row).toHaveTextContent('3 comments'));
});

test('the file list counts more comments than the backend returns in one response', async () => {
  const all = Array.from({ length: 1001 }, (_, index) => ({
    id: `c${String(index).padStart(4, '0')}`,
    file_id: 'v2',
  }));
  await open(
    { comments: [] },
    {
      'GET /rest/v1/file_comments': ({ path }) => {
        const after = new URLSearchParams(path.split('?')[1]).get('id')?.replace('gt.', '') ?? '';
        return Response.json(all.filter(({ id }) => id > after).slice(0, 1000));
      },
    },
  );
  expect(await screen.findByText(/1,001 comments/)).toBeVisible();
});
