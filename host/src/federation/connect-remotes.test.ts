import { containerGlobal } from '@torsa/shared/contract/names';
import type { Registry, RegistryRemote } from '@torsa/shared/contract/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveScripts } from '../testing/browser.ts';
import { registryOf } from '../testing/sample-site.tsx';
import { connectRemotes } from './connect-remotes.ts';
import { provided } from './provided.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const integrity = `sha384-${'a'.repeat(64)}`;

/** Paths in the order in which they were asked for. */
let requested: string[];
let scripts: Record<string, string>;
let stopServing: () => void;

// The federation runtime keeps what it loaded for the whole page, so each test has a remote of its own.
let count = 0;
let name: string;
let entry: string;

beforeEach(() => {
  // The federation runtime warns of each second attempt.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  count += 1;
  name = `sample-${count}`;
  entry = `/apps/${name}/1/remote.js`;
  requested = [];
  scripts = {};
  stopServing = serveScripts((path) => {
    requested.push(path);
    return scripts[path];
  });
});

afterEach(() => {
  stopServing();
  vi.restoreAllMocks();
});

function connect(changes: Partial<RegistryRemote> = {}) {
  const remote = { version: '1', entry, integrity, routes: ['/'], ...changes };
  return connectRemotes(registryOf({ [name]: remote }) satisfies Registry);
}

/** A container script as a remote's build makes it, with this as what its `./routes` exports. */
function containerExporting(module: string): string {
  return `globalThis.${containerGlobal(name)} = {
    init(scope) { globalThis.initialised = scope; },
    async get(exposed) {
      if (exposed !== './routes') throw new Error('Nothing else is exposed.');
      return () => (${module});
    },
  };`;
}

const page = `{ routes: [{ id: 'home', path: '/', load: async () => ({}) }] }`;

test('loads the route table of a remote', async () => {
  scripts[entry] = containerExporting(page);
  const { routes } = await connect()(name);
  expect(routes.map(({ id, path }) => [id, path])).toEqual([['home', '/']]);
  expect(requested).toEqual([entry]);
});

test('the script of a container carries integrity and the credentials mode of its preload', async () => {
  const seen: HTMLScriptElement[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) seen.push(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  scripts[entry] = containerExporting(page);
  await connect()(name);
  observer.disconnect();

  expect(seen.map(({ src }) => new URL(src).pathname)).toEqual([entry]);
  expect(seen[0]?.getAttribute('integrity')).toBe(integrity);
  expect(seen[0]?.crossOrigin).toBe('anonymous');
});

test('gives the remote every shared singleton of the host', async () => {
  scripts[entry] = containerExporting(page);
  await connect()(name);
  const scope = Reflect.get(globalThis, 'initialised') as Record<string, object>;
  expect(Object.keys(scope).sort()).toEqual(Object.keys(provided).sort());
});

test('a remote that the registry does not name is refused, and nothing is asked for', async () => {
  const error = await connect()('stranger').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RemoteLoadError);
  expect(error).toMatchObject({
    message: 'The remote "stranger" could not be loaded.',
    remote: 'stranger',
  });
  expect(String((error as Error).cause)).toContain('registry does not name');
  expect(requested).toEqual([]);
});

test('a script that fails once is tried again silently', async () => {
  const script = containerExporting(page);
  stopServing();
  stopServing = serveScripts((path) => {
    requested.push(path);
    return requested.length === 1 ? undefined : script;
  });
  await connect()(name);
  expect(requested).toEqual([entry, entry]);
});

test('a remote that is gone fails with its name, and works when it is back', async () => {
  const load = connect();
  await expect(load(name)).rejects.toMatchObject({ name: 'RemoteLoadError', remote: name });
  expect(requested).toEqual([entry, entry]);
  scripts[entry] = containerExporting(page);
  expect((await load(name)).routes).toHaveLength(1);
});

test.each([
  ['a script that leaves no container', () => 'void 0;'],
  ['a module without routes', () => containerExporting('{}')],
  ['routes that are not a list', () => containerExporting(`{ routes: 'all' }`)],
  ['no module', () => containerExporting('undefined')],
])('%s is a failure of that remote', async (_, script) => {
  scripts[entry] = script();
  await expect(connect()(name)).rejects.toMatchObject({ name: 'RemoteLoadError', remote: name });
});
