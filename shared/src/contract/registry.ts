import * as v from 'valibot';
import { navEntrySchema } from './nav-entry.ts';
import { parseWithSchema } from './parse-contract.ts';

const text = v.string('must be a text');
const notEmpty = v.pipe(text, v.minLength(1, 'must not be empty'));

/** The number of changes of the published site so far. Each change increments this number. */
export const siteRevisionSchema = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0, 'must not be negative'),
);

export const routePatternSchema = v.pipe(
  text,
  v.regex(
    /^(?!.*\/\.\.?(\/|$))\/(?!\/)[\w\-/:*.]*$/,
    'must be an absolute path pattern such as /services/:serviceId',
  ),
);

export const integrityHashSchema = v.pipe(
  text,
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'),
);

export const appVersionSchema = v.pipe(
  text,
  v.regex(/^(?:[0-9a-f]{12}|source)$/, 'must be a version such as 1a2b3c4d5e6f'),
);

const release = v.pipe(
  v.object(
    {
      /** The release version: a hash of the release's content, or `source` in development. */
      version: appVersionSchema,
      /** The URL of the release's container script, which is a path on this site or, in development, a full URL. */
      entry: v.pipe(
        text,
        v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'must be a path of this site or a URL'),
      ),
      /** The integrity hash of the container script, absent only in development. */
      integrity: v.optional(integrityHashSchema),
      /** The integrity hash of the release manifest, which contains the integrity hash of every other file. */
      manifest: v.optional(integrityHashSchema),
      /** The name of the global variable that the container script sets. */
      global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
      /** The path patterns of the pages in this release. */
      routes: v.array(routePatternSchema, 'must be a list of path patterns'),
      /** The navigation entries that this release adds to the host's slots. */
      nav: v.optional(v.array(navEntrySchema, 'must be a list of entries')),
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
    /** The percentage of browsers that load the canary release instead of the live release. */
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
    /** The revision (site change number) of this remote's last release change, absent in older registries. */
    since: v.optional(siteRevisionSchema, 0),
    live: release,
    /** The previous live release, which the browser loads if the live release fails to load. */
    previous: v.optional(release),
    canary: v.optional(canary),
  },
  'must be an object',
);

export const registryRemotesSchema = v.record(notEmpty, remote, 'must be an object of remotes');

const hostRelease = v.object(
  { version: appVersionSchema, manifest: v.optional(integrityHashSchema) },
  'must be an object',
);

/** The files that a prune (the deletion of old releases) is deleting. */
const pruning = v.object(
  {
    /** The ID of the process that prunes (deletes old releases). */
    id: notEmpty,
    /**
     * A map from apps to the versions and browser files that the prune (the deletion of old releases) is deleting.
     */
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
    /** The revision (change number) of the registry, which prevents publishers from overwriting a newer registry. */
    revision: siteRevisionSchema,
    /**
     * The revision (site change number) of the last change of the host or site config, which affects every document.
     */
    since: v.optional(siteRevisionSchema, 0),
    /**
     * The revision (site change number) of the last change of live navigation entries, which affects every document.
     */
    navigationSince: v.optional(siteRevisionSchema, 0),
    /** The version of the site config in the documents, absent only in development. */
    siteConfig: v.optional(appVersionSchema),
    host: v.object({ live: hostRelease, previous: v.optional(hostRelease) }, 'must be an object'),
    remotes: registryRemotesSchema,
    /** The app versions that browsers must not run, each with a public reason. */
    revoked: v.optional(v.record(notEmpty, v.record(appVersionSchema, text), 'must be an object')),
    /** The running or interrupted prune of old releases, whose files no release may use. */
    pruning: v.optional(pruning),
    /** The integrity hash of the latest history entry, absent in older registries. */
    history: v.optional(integrityHashSchema),
  },
  'must be an object',
);

/** The release registry, with the live, previous and canary release of each remote and the owner of each path. */
export type ReleaseRegistry = v.InferOutput<typeof registrySchema>;
export type RegistryRemoteApp = v.InferOutput<typeof remote>;
export type RegistryRelease = v.InferOutput<typeof release>;

/**
 * Parses an untrusted release registry.
 * @throws {SchemaError} naming every invalid field
 */
export function parseReleaseRegistry(value: unknown): ReleaseRegistry {
  return parseWithSchema(registrySchema, value, 'The registry');
}
