import * as v from 'valibot';
import type { Language } from '../i18n/languages.ts';
import { navEntrySchema } from './nav-entry.ts';
import { parseWithSchema } from './parse-contract.ts';
import { integrityHashSchema, routePatternSchema } from './registry.ts';
import { accessRuleSchema } from './route-row.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));
const fileName = v.pipe(
  text,
  v.regex(/^(?!.*\.\.)[\w.\-/]+$/, 'must be a file name inside the release'),
);
/** Matches browser filenames with a content hash, because the files of all releases share one folder. */
const contentName = v.pipe(
  fileName,
  v.regex(
    /\.[0-9a-f]{8,}\.\w+$/,
    'must have a name made from its content, such as remote.1a2b3c4d5e.js',
  ),
);
const bytes = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0, 'must not be negative'),
);
const file = v.object({ integrity: integrityHashSchema, bytes }, 'must be an object');

const page = v.object(
  {
    id: text,
    pattern: routePatternSchema,
    access: v.optional(accessRuleSchema),
    /** The page's navigation entries in the host's slots. */
    nav: v.optional(v.array(navEntrySchema, 'must be a list of entries')),
    /** True if search engines must not list the page. */
    noIndex: v.optional(v.literal(true, 'must be true or absent')),
    /** The paths for which HTML documents are rendered, empty for a pattern with parameters and no listed paths. */
    paths: v.array(routePatternSchema, 'must be a list of paths'),
    /** The browser files that the page needs in English, in addition to the remote's `initial` files. */
    files: v.array(fileName, 'must be a list of files'),
    /** The page's browser files in each language except English. */
    translations: v.optional(
      v.record(
        text,
        v.array(fileName, 'must be a list of files'),
        'must be an object of lists of files',
      ),
    ),
  },
  'must be an object',
);

const names = v.array(text, 'must be a list of names');

/** A shared singleton module that a host provides. */
const providedSingleton = v.object(
  {
    /** The sorted export names of the singleton. */
    names,
    /** The version of a library, absent for our own singletons. */
    version: v.optional(text),
  },
  'must be an object',
);

/** The exports of a shared singleton that a remote imports. */
const requiredSingleton = v.object(
  {
    /** The sorted names that the remote imports, empty for an import without names. */
    names,
    /**
     * The major version of a library that the remote was built with, as a semver range. Absent for our own singletons.
     */
    range: v.optional(text),
  },
  'must be an object',
);

const common = {
  app: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'must be an app name such as marketing')),
  /** A map from filenames to the browser files of the release. */
  files: v.record(contentName, file, 'must be an object of files'),
  /** The browser files that every page of this app needs, in loading order. The first is the entry script. */
  initial: v.pipe(
    v.array(fileName, 'must be a list of files'),
    v.minLength(1, 'must name the entry'),
  ),
  /** The maximum total size of the release's scripts, in uncompressed bytes. */
  budget: bytes,
  /** The maximum total size of the release's images and fonts, in bytes. Undefined allows no images or fonts. */
  assetBudget: v.optional(bytes),
  /** The source commit, absent after a build with uncommitted changes or outside git. */
  commit: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{40}$/, 'must be a commit'))),
  /** The time of the release's first publication, in UTC. */
  publishedAt: v.optional(v.pipe(text, v.isoTimestamp('must be a time in UTC'))),
  /** The release's Node bundle, which the compose step runs to write the HTML documents. */
  node: v.object({ file: fileName, integrity: integrityHashSchema }, 'must be an object'),
};

const hostManifest = v.object({
  ...common,
  kind: v.literal('host'),
  /** The host's development build, which provides hot reload to a remote that runs from source. */
  development: fileName,
  /** The shared singletons that this host provides to remotes. */
  provides: v.record(text, providedSingleton, 'must be an object of singletons'),
});

const remoteManifest = v.object({
  ...common,
  kind: v.literal('remote'),
  /** The name of the global variable that the entry script sets, different for each build. */
  global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
  /** The exports of each shared singleton that this remote imports and a host must provide. */
  requires: v.record(text, requiredSingleton, 'must be an object of singletons'),
  pages: v.array(page, 'must be a list of pages'),
});

const releaseManifestSchema = v.variant(
  'kind',
  [hostManifest, remoteManifest],
  'must be host or remote',
);

/** The description of a built release, which the publish command checks and completes. */
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;
export type HostManifest = v.InferOutput<typeof hostManifest>;
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type RequiredSingleton = v.InferOutput<typeof requiredSingleton>;
export type ManifestPage = v.InferOutput<typeof page>;

/** Returns the browser files that a page needs in a language, in addition to the remote's `initial` files. */
export function listPageFiles(language: Language, { files, translations }: ManifestPage) {
  return translations?.[language] ?? files;
}

/**
 * Parses an untrusted release manifest.
 * @throws {SchemaError} naming every invalid field
 */
export function parseReleaseManifest(
  value: unknown,
  what = 'The release manifest',
): ReleaseManifest {
  return parseWithSchema(releaseManifestSchema, value, what);
}
