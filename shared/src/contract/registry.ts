import * as v from 'valibot';
import { navEntry } from './nav-entry.ts';
import { parseContract } from './parse-contract.ts';

const text = v.string('must be a text');
const notEmpty = v.pipe(text, v.minLength(1, 'must not be empty'));

/** The number of changes of the site so far. */
export const generation = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0, 'must not be negative'),
);

export const routePattern = v.pipe(
  text,
  v.regex(
    /^(?!.*\/\.\.?(\/|$))\/(?!\/)[\w\-/:*.]*$/,
    'must be an absolute path pattern such as /services/:serviceId',
  ),
);

export const integrity = v.pipe(
  text,
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'),
);

export const appVersion = v.pipe(
  text,
  v.regex(/^(?:[0-9a-f]{12}|source)$/, 'must be a version such as 1a2b3c4d5e6f'),
);

const release = v.pipe(
  v.object(
    {
      /** A hash of the release's content; `source` in development. */
      version: appVersion,
      /** The container script: a path on this site, or a URL in development. */
      entry: v.pipe(
        text,
        v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'must be a path of this site or a URL'),
      ),
      /** The integrity of the container script; absent only in development. */
      integrity: v.optional(integrity),
      /** The integrity of the release manifest, which contains the integrity of every other file. */
      manifest: v.optional(integrity),
      /** The global variable that the container script sets. */
      global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
      /** The path patterns of this release's pages. */
      routes: v.array(routePattern, 'must be a list of path patterns'),
      /** This release's slot entries. Browsers read them from their document. */
      nav: v.optional(v.array(navEntry, 'must be a list of entries')),
    },
    'must be an object',
  ),
  v.check(
    ({ entry, integrity }) => integrity !== undefined || /^https?:\/\/localhost[:/]/.test(entry),
    'must have an integrity',
  ),
);

const canary = v.object(
  {
    /** The percentage of browsers that get this release instead of the live one. */
    percent: v.pipe(
      v.number('must be a number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(100, 'must be 100 or less'),
    ),
    release,
  },
  'must be an object',
);

const remote = v.object(
  {
    /** The generation of the last change of this remote's releases. Registries of earlier versions lack it. */
    since: v.optional(generation, 0),
    live: release,
    /** The previously live release. The browser falls back to it if the live release fails to load. */
    previous: v.optional(release),
    canary: v.optional(canary),
  },
  'must be an object',
);

export const remotes = v.record(notEmpty, remote, 'must be an object of remotes');

const hostRelease = v.object(
  { version: appVersion, manifest: v.optional(integrity) },
  'must be an object',
);

/** The files that a running prune deletes. */
const pruning = v.object(
  {
    /** The ID of the prune. A prune that takes over has another ID. */
    id: notEmpty,
    /** The versions and browser files that the prune is deleting, by app. */
    apps: v.record(
      notEmpty,
      v.object(
        {
          versions: v.array(text, 'must be a list of versions'),
          files: v.array(text, 'must be a list of files'),
        },
        'must be an object',
      ),
      'must be an object',
    ),
  },
  'must be an object',
);

const registrySchema = v.object(
  {
    /** Grows by one with every change, so that no publisher overwrites a newer registry. */
    generation,
    /** The generation of the last change of host or site config, which affects every document. */
    since: v.optional(generation, 0),
    /** The generation of the last change of live slot entries, which affects every document. */
    navigationSince: v.optional(generation, 0),
    /** The version of the site config in the documents; absent only in development. */
    siteConfig: v.optional(appVersion),
    host: v.object({ live: hostRelease, previous: v.optional(hostRelease) }, 'must be an object'),
    remotes,
    /** Versions that browsers must not run, by app, each with a reason. The reasons are public. */
    revoked: v.optional(v.record(notEmpty, v.record(appVersion, text), 'must be an object')),
    /** Present while a prune deletes files or after it was killed. No release may use these files. */
    pruning: v.optional(pruning),
    /** The integrity of the latest history entry. Registries from before the history lack it. */
    history: v.optional(integrity),
  },
  'must be an object',
);

/** The live, previous and canary releases, and the remote that owns each path. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryRemote = v.InferOutput<typeof remote>;
export type RegistryRelease = v.InferOutput<typeof release>;

/** Parses an untrusted registry. @throws {ContractError} naming every invalid field */
export function parseRegistry(value: unknown): Registry {
  return parseContract(registrySchema, value, 'The registry');
}
