import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveProblems } from '../reporting/report.ts';
import { serveScripts } from '../testing/browser.ts';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { openSite } from './site.ts';

const marketing = { since: 1, live: releaseWith(1, ['/']), previous: releaseWith(2) };
const named = releasesOf({ marketing });
const gone = new RemoteLoadError('marketing', new Error('gone'));

const serve = (releases: object) => stubFetch({ '/remotes.json': () => Response.json(releases) });

const reported = vi.fn();
receiveProblems(reported);

beforeEach(() => {
  reported.mockClear();
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

describe('a remote whose scripts fail', () => {
  const pair = releasesOf({
    marketing: { ...marketing, live: releaseWith(1), previous: releaseWith(2) },
  });
  const live = releaseWith(1).entry;
  const previous = releaseWith(2).entry;
  let requested: string[];
  let stopServing: () => void;

  beforeEach(() => {
    requested = [];
    stopServing = serveScripts((path) => {
      requested.push(path);
      return undefined;
    });
  });

  afterEach(() => stopServing());

  test('is tried twice in each release for whoever waits for it', async () => {
    await expect(openSite(pair).loadRoutes('marketing')).rejects.toThrow('could not be loaded');
    expect(requested).toEqual([live, live, previous, previous]);
  });

  test('is tried once in the chosen release while nobody does', async () => {
    await expect(openSite(pair).loadRoutesAhead('marketing')).rejects.toThrow('Failed to load');
    expect(requested).toEqual([live]);
  });

  test('is tried again for whoever comes to wait for an attempt that then fails', async () => {
    const site = openSite(pair);
    const ahead = site.loadRoutesAhead('marketing');
    const waited = site.loadRoutes('marketing');
    await expect(ahead).rejects.toThrow('Failed to load');
    await expect(waited).rejects.toThrow('could not be loaded');
    expect(requested).toEqual([live, live, previous, previous]);
  });
});

test('what cannot be had is an error while the site is as it was, and reported', async () => {
  serve(named);
  await expect(openSite(named).giveUp(gone, location.href)).rejects.toBe(gone);
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'load-failed', error: gone }),
  );
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
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(settled).not.toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
});
