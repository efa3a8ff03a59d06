import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedPage, openPage } from '../../testing/open-page.tsx';
import { storedFile, uploadAnswers } from '../../testing/stub-uploads.ts';

let page: OpenedPage | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const decode = async () => ({ width: 4000, height: 3000, close: () => {} });
  vi.stubGlobal('createImageBitmap', decode);
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

async function openViewer(read: () => Response = () => new Response('picture')) {
  stubBackend({
    ...uploadAnswers(),
    'GET /rest/v1/files': () =>
      Response.json([
        versionOf(3),
        versionOf(2),
        versionOf(1),
        { ...storedFile, id: 'texts', name: 'texts.pdf', media_type: 'application/pdf' },
      ]),
    'GET /storage/v1/object/sign/files/*': read,
    'POST /rest/v1/rpc/client_projects': () => Response.json([]),
    'POST /rest/v1/rpc/client_conversations': () => Response.json([]),
  });
  page = await openPage('/dashboard/files', {});
  await userEvent.click(await screen.findByRole('button', { name: 'View home.png' }));
  return within(await screen.findByRole('dialog', { name: 'home.png' }));
}

const shown = (dialog: Awaited<ReturnType<typeof openViewer>>) =>
  dialog.getAllByRole('img').map((picture: HTMLElement) => picture.getAttribute('aria-label'));

test('the picture viewer shows the latest version, and another version beside it', async () => {
  const dialog = await openViewer();
  await dialog.findByRole('img');
  expect(shown(dialog)).toEqual(['home.png, v3']);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Compare with' }), 'v1');
  await dialog.findByRole('img', { name: 'home.png, v1' });
  expect(shown(dialog)).toEqual(['home.png, v3', 'home.png, v1']);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), 'v2');
  await dialog.findByRole('img', { name: 'home.png, v2' });
  expect(shown(dialog)).toEqual(['home.png, v2', 'home.png, v1']);
  // A version is not compared with itself.
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), 'v1');
  await dialog.findByRole('img', { name: 'home.png, v1' });
  expect(shown(dialog)).toEqual(['home.png, v1']);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'home.png' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View texts.pdf' })).not.toBeInTheDocument();
});

test('a picture that cannot be loaded shows how to get it', async () => {
  const dialog = await openViewer(() => new Response('', { status: 400 }));
  expect(await dialog.findByText('Couldn’t show the picture. Download it instead.')).toBeVisible();
});
