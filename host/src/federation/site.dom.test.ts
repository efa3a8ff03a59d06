import { stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeToProblems } from '../problems/report.ts';
import { serveScripts } from '../testing/browser.ts';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { createBrowserTabRuntime } from './site.ts';

const marketing = { since: 1, live: releaseWith(1, ['/']), previous: releaseWith(2) };
const named = releasesOf({ marketing });

const serve = (releases: object) => stubFetch({ '/remotes.json': () => Response.json(releases) });

const reported = vi.fn();
subscribeToProblems(reported);

beforeEach(() => {
  reported.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('createBrowserTabRuntime sends no request for the releases of the HTML document and the preview', () => {
  const requested = serve({});
  const preview = { app: 'blog', release: releaseWith(3, ['/blog']) };
  const { releases } = createBrowserTabRuntime(named, { preview });
  expect(releases.ownership('/')).toMatchObject({ owner: 'marketing' });
  expect(releases.ownership('/blog')).toMatchObject({ owner: 'blog' });
  expect(requested).toEqual([]);
});

test('the browser tab fetches the releases of other remote apps once, and repeats only a failed request', async () => {
  const all = releasesOf({ marketing, auth: remoteWith('/auth/login') });
  const answers = [() => new Response('', { status: 500 }), () => Response.json(all)];
  const requested = stubFetch({ '/remotes.json': () => answers.shift()?.() ?? Response.error() });
  const { loader, releases } = createBrowserTabRuntime(named);
  expect(await loader.load('/nowhere')).toEqual({ status: 'notFound' });
  expect(releases.ownership('/auth/login')).toMatchObject({ owner: 'auth' });
  expect(requested).toEqual(['/remotes.json', '/remotes.json']);
});

test('a damaged release list in the browser cache is fetched again without the cache', async () => {
  const all = JSON.stringify(releasesOf({ marketing, auth: remoteWith('/auth/login') }));
  stubNetwork(async (_: string, { cache }: RequestInit) =>
    cache === 'reload' ? new Response(all) : new Response(all.replace(':', ';')),
  );
  const { loader } = createBrowserTabRuntime(named);
  expect(await loader.load('/nowhere')).toEqual({ status: 'notFound' });
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

  test('scripts of a failing remote app are requested twice for each release, and then the failure is reported', async () => {
    serve(named);
    await expect(createBrowserTabRuntime(pair).loader.load('/')).rejects.toThrow(
      'could not be loaded',
    );
    expect(requested).toEqual([live, live, previous, previous]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'load-failed' }),
    );
  });

  test('a failed prefetch of a remote app is not reported, and a navigation loads the remote app again', async () => {
    const asked = serve(named);
    const { loader } = createBrowserTabRuntime(pair);
    window.history.replaceState(null, '', '/elsewhere');
    await expect(loader.load('/')).rejects.toThrow('could not be loaded');
    expect(reported).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    requested.length = 0;
    window.history.replaceState(null, '', '/');
    await expect(loader.load('/')).rejects.toThrow('could not be loaded');
    expect(requested).toEqual([live, live, previous, previous]);
    expect(asked).toEqual(['/remotes.json']);
  });

  test('a failed remote app rejects with an error if only another remote app has a newer release', async () => {
    serve(releasesOf({ ...pair.remotes, auth: { ...remoteWith('/auth/login'), since: 2 } }));
    await expect(createBrowserTabRuntime(pair).loader.load('/')).rejects.toThrow(
      'could not be loaded',
    );
  });

  test('a failed remote app with a newer release reloads the HTML document without an error', async () => {
    serve(releasesOf({ marketing: { ...marketing, since: 2 } }));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const settled = vi.fn();
    createBrowserTabRuntime(pair).loader.load('/').then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(settled).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });
});
