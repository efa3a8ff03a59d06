import * as v from 'valibot';
import { navEntry } from './nav-entry.ts';
import { parseContract } from './parse-contract.ts';

const text = v.string('must be a text');
const notEmpty = v.pipe(text, v.minLength(1, 'must not be empty'));

/** A count of changes: each change of the site is one generation. */
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
      /** Made from the release's content; `source` in development. */
      version: appVersion,
      /** Address of the container script: a path of this site, or a URL in development. */
      entry: v.pipe(
        text,
        v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'must be a path of this site or a URL'),
      ),
      /** Integrity of the entry; absent in development alone. */
      integrity: v.optional(integrity),
      /** Integrity of the release manifest, from which that of every other file follows. */
      manifest: v.optional(integrity),
      /** The global variable in which the container script leaves its container. */
      global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
      /** Path patterns of the pages of this release. */
      routes: v.array(routePattern, 'must be a list of path patterns'),
      /** What this release puts into the host's slots. Browsers get it with their document. */
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
    /** How many of a hundred browsers get this release instead of the live one. */
    percent: v.pipe(
      v.number('must be a number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(100, 'must be 100 or less'),
    ),
    release,
  },
  'must be an object',
);

/** The releases of a remote. */
const remote = v.object(
  {
    /** The generation in which they last changed. A registry from before these numbers has none. */
    since: v.optional(generation, 0),
    live: release,
    /** What was live before: the browser falls back to it when the live release cannot be loaded. */
    previous: v.optional(release),
    canary: v.optional(canary),
  },
  'must be an object',
);

/** Remotes by name. */
export const remotes = v.record(notEmpty, remote, 'must be an object of remotes');

const hostRelease = v.object(
  { version: appVersion, manifest: v.optional(integrity) },
  'must be an object',
);

/** What a running prune deletes. */
const pruning = v.object(
  {
    /** Names the prune: one that takes over has another. */
    id: notEmpty,
    /** By app, the versions and the names of browser files that are being deleted. */
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
    /** Grows by one with every change, so that nobody overwrites what is newer. */
    generation,
    /** The generation in which host or site config last changed: every document is made with them. */
    since: v.optional(generation, 0),
    /** The generation in which the entries of the live releases last changed: every document shows them. */
    navigationSince: v.optional(generation, 0),
    /** Which site config the documents carry; absent in development alone. */
    siteConfig: v.optional(appVersion),
    host: v.object({ live: hostRelease, previous: v.optional(hostRelease) }, 'must be an object'),
    remotes,
    /** Versions that nobody may run any more, by app, each with the reason in words: anybody may read it. */
    revoked: v.optional(v.record(notEmpty, v.record(appVersion, text), 'must be an object')),
    /** Present while a prune deletes files, and after it was killed: no release may use them. */
    pruning: v.optional(pruning),
    /** Integrity of the entry of the history that led here; a registry from before the history has none. */
    history: v.optional(integrity),
  },
  'must be an object',
);

/** Which releases are live, were live before, or are tried out, and which remote owns which path. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryRemote = v.InferOutput<typeof remote>;
export type RegistryRelease = v.InferOutput<typeof release>;

/** Checks a registry from outside. @throws {ContractError} naming every bad field. */
export function parseRegistry(value: unknown): Registry {
  return parseContract(registrySchema, value, 'The registry');
}
