import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { type Answers, type Person, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile } from '../../api/files.ts';
import { queryClient } from '../../api/query-client.ts';
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
});

const versionOf = (number: number): StoredFile => ({
  ...storedFile,
  id: `v${number}`,
  version_number: number,
  size: 25_000_000,
});

interface Work {
  files: readonly StoredFile[];
}

async function openViewer(
  work: Work = { files: [versionOf(3), versionOf(2), versionOf(1)] },
  answers: Answers = {},
  person: Person = {},
) {
  stubBackend({
    ...uploadAnswers(),
    'GET /rest/v1/files': () => Response.json(work.files),
    'GET /storage/v1/object/sign/files/*': () => new Response('picture'),
    'POST /rest/v1/rpc/client_asks': () => Response.json([]),
    ...answers,
  });
  page = await openPart(<ProjectFileRows />, person);
  await userEvent.click(await screen.findByRole('button', { name: 'View home.png' }));
  return within(await screen.findByRole('dialog', { name: 'home.png' }));
}

type Viewer = Awaited<ReturnType<typeof openViewer>>;
const shown = (viewer: Viewer) =>
  viewer.getAllByRole('img').map((picture: HTMLElement) => picture.getAttribute('aria-label'));
const choose = (viewer: Viewer, name: string, version: string) =>
  userEvent.selectOptions(viewer.getByRole('combobox', { name }), version);

test('the picture viewer shows the latest version of a picture, and another version beside it', async () => {
  const texts = { ...storedFile, id: 'texts', name: 'a.pdf', media_type: 'application/pdf' };
  const viewer = await openViewer({ files: [versionOf(3), versionOf(2), versionOf(1), texts] });
  await viewer.findByRole('img');
  expect(shown(viewer)).toEqual(['home.png, v3']);
  await choose(viewer, 'Compare with', 'v1');
  await viewer.findByRole('img', { name: 'home.png, v1' });
  expect(shown(viewer)).toEqual(['home.png, v3', 'home.png, v1']);
  await choose(viewer, 'Version', 'v2');
  await viewer.findByRole('img', { name: 'home.png, v2' });
  expect(shown(viewer)).toEqual(['home.png, v2', 'home.png, v1']);
  // The viewer does not offer to compare a version with itself.
  await choose(viewer, 'Version', 'v1');
  await viewer.findByRole('img', { name: 'home.png, v1' });
  expect(shown(viewer)).toEqual(['home.png, v1']);
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'home.png' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View home.png' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'View a.pdf' })).not.toBeInTheDocument();
});

test('a picture that does not load shows a text that suggests the download', async () => {
  speedUpTimers();
  const viewer = await openViewer(undefined, {
    'GET /storage/v1/object/sign/files/*': () => new Response('', { status: 400 }),
  });
  expect(await viewer.findByText('Couldn’t show the picture. Download it instead.')).toBeVisible();
});

test('a new version that arrives while the picture viewer is open does not change the displayed version', async () => {
  const work: Work = { files: [versionOf(1)] };
  const viewer = await openViewer(work);
  await viewer.findByRole('img', { name: 'home.png, v1' });
  work.files = [versionOf(2), versionOf(1)];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  expect(await viewer.findByRole('combobox', { name: 'Version' })).toHaveValue('v1');
  expect(shown(viewer)).toEqual(['home.png, v1']);
});

test('if the displayed version is removed, the picture viewer shows the newest version', async () => {
  const work: Work = { files: [versionOf(3), versionOf(2), versionOf(1)] };
  const viewer = await openViewer(work);
  await choose(viewer, 'Version', 'v1');
  await viewer.findByRole('img', { name: 'home.png, v1' });
  work.files = [versionOf(3), versionOf(2)];
  await queryClient().invalidateQueries({ queryKey: ['files'] });
  await viewer.findByRole('img', { name: 'home.png, v3' });
  expect(viewer.getByRole('combobox', { name: 'Version' })).toHaveValue('v3');
});
