import { useAuth } from '@torsa/shared/auth';
import type { LocalizedPage, LocalizedRouteTable } from '@torsa/shared/contract/page-languages';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import type { PageModule } from '@torsa/shared/contract/remote';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToProblems } from '../problems/report.ts';
import { moduleOf, pageOf, releaseWith } from '../testing/sample-site.tsx';
import type { ChosenRemoteReleases } from './choose-releases.ts';
import { getPageHead, type PageRelease } from './loaded-page.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const app = 'sample';
const live = releaseWith('11');
const previous = releaseWith('22');
const canary = releaseWith('33');

/** The route table of each version. A version without a route table fails to load. */
let tables: Record<string, LocalizedRouteTable>;
const loadRelease = vi.fn(async (_: string, { version }: RegistryRelease) => {
  const table = tables[version];
  if (!table) throw new Error(`${version} is gone`);
  return table;
});

const reported = vi.fn();
subscribeToProblems(reported);

beforeEach(() => {
  tables = {};
  loadRelease.mockClear();
  reported.mockClear();
  useAuth.setState({ session: { status: 'signedOut' } });
});

function connect(chosen: Partial<ChosenRemoteReleases> = {}, owner = app): PageLoader {
  const remote = { cohort: 'live', release: live, fallbacks: [previous], ...chosen } as const;
  return createPageLoader({
    ownerOf: async () => owner,
    releaseOf: async (name) => (name === app ? remote : undefined),
    loadRelease,
    reloadOrThrow: async (error) => {
      throw error;
    },
  });
}

/** Makes a release loadable. Its default route table has a home page whose title is the version. */
function serve(release: RegistryRelease, ...pages: readonly LocalizedPage[]): void {
  const { version } = release;
  tables[version] = { routes: pages.length > 0 ? pages : [pageOf(version, '/')] };
}

/** Loads a page of the remote. */
async function open(
  { load }: PageLoader,
  path = '/',
): Promise<{ readonly title: string; readonly release: PageRelease }> {
  const page = await load(path);
  if (page.status !== 'loaded') throw new Error(`${path} is ${page.status}.`);
  return { title: getPageHead(page).title, release: page.release };
}

const gone = new Error('The chunk is gone.');
const lost = (path: string) => pageOf('lost', path, { load: vi.fn(() => Promise.reject(gone)) });
const requestedVersions = () => loadRelease.mock.calls.map(([, { version }]) => version);
const isGone = ({ version }: RegistryRelease) =>
  expect.objectContaining({ message: `${version} is gone` });
const fallBackFrom = ({ version }: RegistryRelease, error: unknown) =>
  expect.objectContaining({ kind: 'fall-back', app, version, error });
const errorOf = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason);

test('the page loader loads only the chosen release and returns the page with its version', async () => {
  serve(live);
  serve(previous);
  expect(await open(connect())).toEqual({
    title: live.version,
    release: { version: live.version, cohort: 'live', loadTime: expect.any(Number) },
  });
  expect(requestedVersions()).toEqual([live.version]);
  expect(reported).not.toHaveBeenCalled();
});

test('for a page to which the visitor has no access, the page loader loads no release', async () => {
  serve(live, pageOf('home', '/', { access: accessRules.client }));
  expect(await connect().load('/')).not.toHaveProperty('release');
});

test('the page loader rejects a path of an unknown remote app and loads no release', async () => {
  const error = await errorOf(open(connect({}, 'stranger')));
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    message: 'The remote "stranger" could not be loaded.',
    remote: 'stranger',
    cause: { message: 'The list of releases has no release of this remote.' },
  });
  expect(loadRelease).not.toHaveBeenCalled();
});

test('if the live release fails to load, the page loader uses the previous release', async () => {
  serve(previous);
  const { title, release } = await open(connect());
  expect(title).toBe(previous.version);
  expect(release).toMatchObject({
    version: previous.version,
    cohort: 'live',
    fallbackFrom: live.version,
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fallBackFrom(live, isGone(live)));
});

test('the page loader replaces a failed canary release by the live release, and a failed live release by the previous one', async () => {
  const chosen = { cohort: 'canary', release: canary, fallbacks: [live, previous] } as const;
  serve(previous);
  expect(await open(connect(chosen))).toMatchObject({ title: previous.version });
  expect(requestedVersions()).toEqual([canary.version, live.version, previous.version]);
  expect(reported).toHaveBeenCalledWith(fallBackFrom(canary, isGone(canary)));
  expect(reported).toHaveBeenCalledWith(fallBackFrom(live, isGone(live)));
  serve(live);
  expect(await open(connect(chosen))).toMatchObject({
    title: live.version,
    release: { cohort: 'canary', fallbackFrom: canary.version },
  });
});

test('if the code of one page fails to load, only that page comes from the previous release', async () => {
  serve(live, lost('/'), pageOf('About of the live release', '/about'));
  serve(previous, pageOf('Home before', '/'), pageOf('About before', '/about'));
  const loader = connect();
  const home = await open(loader, '/');
  expect(home).toMatchObject({ title: 'Home before', release: { fallbackFrom: live.version } });
  const about = await open(loader, '/about');
  expect(about.title).toBe('About of the live release');
  expect(about.release).not.toHaveProperty('fallbackFrom');
  expect(reported).toHaveBeenCalledExactlyOnceWith(fallBackFrom(live, gone));
});

test('after a fallback, another URL of the same page does not request the failed release again', async () => {
  const failing = lost('/services/:id');
  serve(live, failing);
  serve(previous, pageOf('Service before', '/services/:id'));
  const loader = connect();
  await open(loader, '/services/apps');
  expect(await open(loader, '/services/sites')).toMatchObject({ title: 'Service before' });
  expect(failing.load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledOnce();
});

test('after a fallback, other pages of the remote app do not request the failed release again', async () => {
  serve(previous, pageOf('Home before', '/'), pageOf('About before', '/about'));
  const loader = connect();
  await open(loader, '/');
  expect(await open(loader, '/about')).toMatchObject({
    title: 'About before',
    release: { fallbackFrom: live.version },
  });
  expect(requestedVersions()).toEqual([live.version, previous.version]);
});

test('the page loader requests the code of a page twice before it uses a fallback release', async () => {
  const loadPage = vi.fn(async () => moduleOf('Home')).mockRejectedValueOnce(gone);
  serve(live, pageOf('home', '/', { load: loadPage }));
  expect(await open(connect())).toMatchObject({ title: 'Home' });
  expect(requestedVersions()).toEqual([live.version]);
});

test('if the module of a page throws an error, the page comes from the previous release', async () => {
  // At the second attempt, webpack's runtime returns the exports that existed when the module threw.
  const loadPage = vi.fn(async () => ({}) as PageModule).mockRejectedValueOnce(new Error('thrown'));
  serve(live, pageOf('home', '/', { load: loadPage }));
  serve(previous);
  expect(await open(connect())).toMatchObject({ title: previous.version });
});

test('a page that is missing in the previous release fails with the load error of the chosen release', async () => {
  serve(live, lost('/new'));
  serve(previous);
  expect(await errorOf(open(connect(), '/new'))).toMatchObject({
    name: 'RemoteLoadError',
    remote: app,
    cause: gone,
  });
});

test('if every release fails to load, the cause of the error is the first failure', async () => {
  const error = await errorOf(open(connect()));
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({ remote: app, cause: { message: `${live.version} is gone` } });
  expect(requestedVersions()).toEqual([live.version, previous.version]);
  // Without a successful fallback, nothing is reported here: the caller reports the page that failed.
  expect(reported).not.toHaveBeenCalled();
});

test('a previewed release that fails to load has no fallback release', async () => {
  serve(previous);
  const loader = connect({ cohort: 'preview', fallbacks: [] });
  expect(await errorOf(open(loader))).toMatchObject({
    cause: { message: `${live.version} is gone` },
  });
  serve(live, lost('/'));
  expect(await errorOf(open(loader))).toMatchObject({ name: 'RemoteLoadError', cause: gone });
});

test('after every release failed, the next load of the page requests the failed release again', async () => {
  const loader = connect();
  await errorOf(open(loader));
  serve(live);
  expect(await open(loader)).toMatchObject({ title: live.version });
});

test('a page whose code failed to load can be loaded by a second attempt', async () => {
  const loadPage = vi.fn(async () => moduleOf('Home'));
  loadPage.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  serve(live, pageOf('home', '/', { load: loadPage }));
  const loader = connect();
  await expect(open(loader)).rejects.toThrow(RemoteLoadError);
  expect(await open(loader)).toMatchObject({ title: 'Home' });
});

test("two pages of a remote app that load at the same time request the remote app's release only once", async () => {
  serve(live, pageOf('Home', '/'), pageOf('About', '/about'));
  const loader = connect();
  await Promise.all([open(loader, '/'), open(loader, '/about')]);
  expect(loadRelease).toHaveBeenCalledOnce();
});
