import type { PageInLanguage, RoutesInLanguage } from '@torsa/shared/contract/load-in';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageModule } from '@torsa/shared/contract/remote';
import { beforeEach, expect, test, vi } from 'vitest';
import { receiveProblems } from '../problems/report.ts';
import { moduleOf, pageOf, releaseWith } from '../testing/sample-site.tsx';
import type { ChosenRemote } from './choose-releases.ts';
import { connectRemotes } from './connect-remotes.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { remoteState } from './remote-states.ts';

const live = releaseWith('11');
const previous = releaseWith('22');
const canary = releaseWith('33');

/** What each version's container gives; without an answer it cannot be loaded. */
let containers: Record<string, () => Promise<RoutesInLanguage>>;
const loadContainer = vi.fn(async (_: string, { version }: RegistryRelease) => {
  const container = containers[version];
  if (!container) throw new Error(`${version} is gone`);
  return container();
});

const reported = vi.fn();
receiveProblems(reported);

// What runs is kept for the whole page, so each test has a remote of its own.
let count = 0;
let app: string;

beforeEach(() => {
  count += 1;
  app = `sample-${count}`;
  containers = {};
  loadContainer.mockClear();
  reported.mockClear();
});

function connect(chosen: Partial<ChosenRemote> = {}) {
  const remote = { cohort: 'live', release: live, fallbacks: [previous], ...chosen } as const;
  return connectRemotes(async (name) => (name === app ? remote : undefined), loadContainer);
}

/** Lets a release be loaded, with pages that show its version. */
function serve(release: RegistryRelease, ...pages: readonly PageInLanguage[]): void {
  const { version } = release;
  const routes = pages.length > 0 ? pages : [pageOf(version, '/')];
  containers[version] = async () => ({ routes });
}

/** Opens a page of the remote. @returns the title of what is shown. */
async function open(load: ReturnType<typeof connect>, path = '/'): Promise<unknown> {
  const { routes } = await load(app);
  const module = await routes.find((page) => page.path === path)?.load();
  const head = module?.default.head;
  return typeof head === 'function' ? undefined : head?.title;
}

const gone = new Error('The chunk is gone.');
const lost = (path: string) => pageOf('lost', path, { load: () => Promise.reject(gone) });
const versionsAskedFor = () => loadContainer.mock.calls.map(([, { version }]) => version);
const isGone = ({ version }: RegistryRelease) =>
  expect.objectContaining({ message: `${version} is gone` });
const fallBackFrom = ({ version }: RegistryRelease, error: unknown) =>
  expect.objectContaining({ kind: 'fall-back', app, version, error });
const errorOf = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason);

test('loads the release that was chosen and nothing else, and says so', async () => {
  serve(live);
  serve(previous);
  expect(await open(connect())).toBe(live.version);
  expect(versionsAskedFor()).toEqual([live.version]);
  expect(remoteState(app, '/')).toEqual({
    version: live.version,
    cohort: 'live',
    loadTime: expect.any(Number),
  });
  expect(reported).not.toHaveBeenCalled();
});

test('nothing runs before the code of a page is there', async () => {
  serve(live);
  await connect()(app);
  expect(remoteState(app, '/')).toBeUndefined();
});

test('a remote that the site does not have is refused, and nothing is asked for', async () => {
  const error = await errorOf(connect()('stranger'));
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    message: 'The remote "stranger" could not be loaded.',
    remote: 'stranger',
    cause: { message: 'The site has no such remote.' },
  });
  expect(loadContainer).not.toHaveBeenCalled();
});

test('a release whose container fails is replaced by the previous one', async () => {
  serve(previous);
  expect(await open(connect())).toBe(previous.version);
  expect(remoteState(app, '/')).toMatchObject({
    version: previous.version,
    cohort: 'live',
    fallbackFrom: live.version,
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fallBackFrom(live, isGone(live)));
});

test('a canary is replaced by the live release, and that by the previous one', async () => {
  const chosen = { cohort: 'canary', release: canary, fallbacks: [live, previous] } as const;
  serve(previous);
  expect(await open(connect(chosen))).toBe(previous.version);
  expect(versionsAskedFor()).toEqual([canary.version, live.version, previous.version]);
  expect(reported).toHaveBeenCalledWith(fallBackFrom(canary, isGone(canary)));
  expect(reported).toHaveBeenCalledWith(fallBackFrom(live, isGone(live)));
  serve(live);
  expect(await open(connect(chosen))).toBe(live.version);
  expect(remoteState(app, '/')).toMatchObject({ cohort: 'canary', fallbackFrom: canary.version });
});

test('a page whose code fails comes from the previous release, and the others do not', async () => {
  serve(live, lost('/'), pageOf('About of the live release', '/about'));
  serve(previous, pageOf('Home before', '/'), pageOf('About before', '/about'));
  const load = connect();
  expect(await open(load, '/')).toBe('Home before');
  expect(await open(load, '/about')).toBe('About of the live release');
  expect(remoteState(app, '/')).toMatchObject({ fallbackFrom: live.version });
  expect(remoteState(app, '/about')).not.toHaveProperty('fallbackFrom');
  expect(reported).toHaveBeenCalledExactlyOnceWith(fallBackFrom(live, gone));
});

test('the code of a page is tried twice before another release is', async () => {
  const loadPage = vi.fn(async () => moduleOf('Home')).mockRejectedValueOnce(gone);
  serve(live, pageOf('home', '/', { load: loadPage }));
  expect(await open(connect())).toBe('Home');
  expect(versionsAskedFor()).toEqual([live.version]);
});

test('a page that threw while it started comes from the previous release', async () => {
  // The second time, webpack's runtime gives what there is of the module.
  const loadPage = vi.fn(async () => ({}) as PageModule).mockRejectedValueOnce(new Error('thrown'));
  serve(live, pageOf('home', '/', { load: loadPage }));
  serve(previous);
  expect(await open(connect())).toBe(previous.version);
});

test('a page that the previous release lacks fails with what went wrong at first', async () => {
  serve(live, lost('/new'));
  serve(previous);
  expect(await errorOf(open(connect(), '/new'))).toMatchObject({
    name: 'RemoteLoadError',
    remote: app,
    cause: gone,
  });
  expect(remoteState(app, '/new')).toBeUndefined();
});

test('when every release fails, the error has the first cause', async () => {
  const error = await errorOf(connect()(app));
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({ remote: app, cause: { message: `${live.version} is gone` } });
  expect(versionsAskedFor()).toEqual([live.version, previous.version]);
  // Nothing was taken instead; who gives the page up reports that.
  expect(reported).not.toHaveBeenCalled();
});

test('a preview has nothing to fall back to', async () => {
  serve(previous);
  const load = connect({ cohort: 'preview', fallbacks: [] });
  expect(await errorOf(load(app))).toMatchObject({ cause: { message: `${live.version} is gone` } });
  serve(live, lost('/'));
  expect(await errorOf(open(load))).toMatchObject({ name: 'RemoteLoadError', cause: gone });
});

test('a failure is not kept: the release that was chosen is asked for again', async () => {
  const load = connect();
  await errorOf(load(app));
  serve(live);
  expect(await open(load)).toBe(live.version);
});

test('a page that failed can be loaded again', async () => {
  const loadPage = vi.fn(async () => moduleOf('Home'));
  loadPage.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  serve(live, pageOf('home', '/', { load: loadPage }));
  const { routes } = await connect()(app);
  await expect(routes[0]?.load()).rejects.toThrow(RemoteLoadError);
  expect((await routes[0]?.load())?.default.head).toMatchObject({ title: 'Home' });
});

test('two callers share one load', async () => {
  serve(live);
  const load = connect();
  const [one, other] = await Promise.all([load(app), load(app)]);
  expect(other).toBe(one);
  expect(loadContainer).toHaveBeenCalledOnce();
});
