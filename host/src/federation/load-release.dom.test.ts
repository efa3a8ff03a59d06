import { getBuildGlobalVariableName } from '@torsa/shared/contract/names';
import type { RegistryRelease } from '@torsa/shared/contract/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveScripts } from '../testing/browser.ts';
import { sampleIntegrity, sampleVersion } from '../testing/sample-site.tsx';
import { sharedModules } from './provided.ts';
import { scriptTimeoutMs } from './retry-once.ts';
import { createReleaseLoader } from './site.ts';

/** The requested paths, in order. */
let requested: string[];
let scripts: Record<string, string>;
let stopServing: () => void;

// The federation runtime caches what it loaded, so each test uses a remote with a new name.
let count = 0;
let app: string;
let release: RegistryRelease;

beforeEach(() => {
  // The federation runtime logs a warning when it removes a module.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  count += 1;
  app = `sample-${count}`;
  release = releaseOf(1);
  requested = [];
  scripts = {};
  stopServing = serveScripts((path) => {
    requested.push(path);
    return scripts[path];
  });
});

afterEach(() => {
  stopServing();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function releaseOf(digits: number): RegistryRelease {
  const version = sampleVersion(digits);
  return {
    version,
    entry: `/apps/${app}/files/remote.${version}.js`,
    integrity: sampleIntegrity,
    global: getBuildGlobalVariableName(app, version),
    routes: ['/'],
  };
}

/** Writes a container script like that of a remote's build, whose `./routes` exports this module. */
function containerExporting(module: string, { global } = release): string {
  return `globalThis.${global} = {
    init(scope) { globalThis.initialised = scope; },
    async get(exposed) {
      if (exposed !== './routes') throw new Error('Only ./routes is exposed.');
      return () => (${module});
    },
  };`;
}

const page = `{ routes: [{ id: 'home', path: '/', load: async () => ({}) }] }`;

test('loadRelease returns the route table of a release', async () => {
  scripts[release.entry] = containerExporting(page);
  const { routes } = await createReleaseLoader()(app, release);
  expect(routes.map(({ id, path }) => [id, path])).toEqual([['home', '/']]);
  expect(requested).toEqual([release.entry]);
});

test('loadRelease can load two releases of a remote app in one page', async () => {
  const other = releaseOf(2);
  scripts[release.entry] = containerExporting(page);
  scripts[other.entry] = containerExporting(`{ routes: [] }`, other);
  const load = createReleaseLoader();
  const tables = await Promise.all([load(app, release), load(app, other)]);
  expect(tables.map(({ routes }) => routes.length)).toEqual([1, 0]);
});

test('two releases with the same entry file request that file only once', async () => {
  const other = { ...release, version: sampleVersion(2) };
  scripts[release.entry] = containerExporting(page);
  const load = createReleaseLoader();
  const tables = [await load(app, release), await load(app, other)];
  expect(tables.map(({ routes }) => routes.length)).toEqual([1, 1]);
  expect(requested).toEqual([release.entry]);
});

test('the script element of a release has the integrity hash and the credentials mode of its preload link', async () => {
  const seen: HTMLScriptElement[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) seen.push(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  scripts[release.entry] = containerExporting(page);
  await createReleaseLoader()(app, release);
  observer.disconnect();

  expect(seen.map(({ src }) => new URL(src).pathname)).toEqual([release.entry]);
  expect(seen[0]?.getAttribute('integrity')).toBe(sampleIntegrity);
  expect(seen[0]?.crossOrigin).toBe('anonymous');
});

test('loadRelease gives a remote app every shared module of the host', async () => {
  scripts[release.entry] = containerExporting(page);
  await createReleaseLoader()(app, release);
  const scope = Reflect.get(globalThis, 'initialised') as Record<string, object>;
  expect(Object.keys(scope).sort()).toEqual(Object.keys(sharedModules).sort());
});

test('loading a release a second time sends no request', async () => {
  scripts[release.entry] = containerExporting(page);
  const load = createReleaseLoader();
  await Promise.all([load(app, release), load(app, release)]);
  await load(app, release);
  expect(requested).toEqual([release.entry]);
});

test('loadRelease rejects a missing script, and a later attempt succeeds without a warning', async () => {
  const load = createReleaseLoader();
  await expect(load(app, release)).rejects.toThrow('Failed to load script');
  expect(requested).toEqual([release.entry]);
  scripts[release.entry] = containerExporting(page);
  expect((await load(app, release)).routes).toHaveLength(1);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a release that failed to load can be loaded after its script was repaired', async () => {
  const load = createReleaseLoader();
  scripts[release.entry] = containerExporting('{}');
  await expect(load(app, release)).rejects.toThrow('must export `routes`');
  scripts[release.entry] = containerExporting(page);
  expect((await load(app, release)).routes).toHaveLength(1);
});

test('loadRelease rejects a script that hangs after a time-out', async () => {
  vi.useFakeTimers();
  stopServing();
  stopServing = serveScripts((path) => {
    requested.push(path);
    return new Promise(() => {});
  });
  const failure = createReleaseLoader()(app, release).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
  expect(String(await failure)).toContain('timed out');
  expect(requested).toEqual([release.entry]);
});

test.each([
  ['a script that leaves no container', () => 'void 0;'],
  ['a module without routes', () => containerExporting('{}')],
  ['routes that are not a list', () => containerExporting(`{ routes: 'all' }`)],
  ['no module', () => containerExporting('undefined')],
  ['a module that throws', () => containerExporting(`(() => { throw new Error('x'); })()`)],
])('loadRelease rejects %s', async (_, script) => {
  scripts[release.entry] = script();
  await expect(createReleaseLoader()(app, release)).rejects.toThrow();
});
