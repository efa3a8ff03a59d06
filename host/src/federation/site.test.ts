import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { openSite } from './site.ts';

const marketing = { since: 1, live: releaseWith(1, ['/']), previous: releaseWith(2) };
const named = releasesOf({ marketing });
const gone = new RemoteLoadError('marketing', new Error('gone'));

const serve = (releases: object) => stubFetch({ '/remotes.json': () => Response.json(releases) });

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('knows what the document names and the preview that was asked for, and nothing is fetched', async () => {
  const requested = serve({});
  const preview = { app: 'blog', release: releaseWith(3, ['/blog']) };
  const site = openSite(named, { preview });
  expect(await site.ownerOf('/')).toBe('marketing');
  expect(await site.ownerOf('/blog')).toBe('blog');
  expect(requested).toEqual([]);
});

test('who owns other paths is fetched once, at the second attempt where the first one fails', async () => {
  const all = releasesOf({ marketing, auth: remoteWith('/auth/login') });
  const answers = [() => new Response('', { status: 500 }), () => Response.json(all)];
  const requested = stubFetch({ '/remotes.json': () => answers.shift()?.() ?? Response.error() });
  const site = openSite(named);
  expect(await site.ownerOf('/auth/login')).toBe('auth');
  expect(await site.ownerOf('/nowhere')).toBeUndefined();
  expect(requested).toEqual(['/remotes.json', '/remotes.json']);
});

test('what cannot be had is an error while the site is as it was', async () => {
  serve(named);
  await expect(openSite(named).giveUp(gone, location.href)).rejects.toBe(gone);
});

test('what cannot be had is an error while only another remote is newer', async () => {
  serve(releasesOf({ marketing, auth: { ...remoteWith('/auth/login'), since: 2 } }));
  await expect(openSite(named).giveUp(gone, location.href)).rejects.toBe(gone);
});

test('what cannot be had is left for the site as it is now, and no error is shown meanwhile', async () => {
  serve(releasesOf({ marketing: { ...marketing, since: 2 } }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const settled = vi.fn();
  openSite(named).giveUp(gone, location.href).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
});
