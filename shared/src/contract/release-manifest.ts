import * as v from 'valibot';
import type { Language } from '../i18n/languages.ts';
import { navEntry } from './nav-entry.ts';
import { parseContract } from './parse-contract.ts';
import { integrity, routePattern } from './registry.ts';
import { accessRule } from './route-row.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));
const fileName = v.pipe(
  text,
  v.regex(/^(?!.*\.\.)[\w.\-/]+$/, 'must be a file name inside the release'),
);
/** Browser files of all releases are in one folder: only what is in a file may decide about its name. */
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
const file = v.object({ integrity, bytes }, 'must be an object');

const page = v.object(
  {
    id: text,
    pattern: routePattern,
    access: v.optional(accessRule),
    /** The page's entries in the host's slots. */
    nav: v.optional(v.array(navEntry, 'must be a list of entries')),
    /** True if search engines shall not list the page. */
    noIndex: v.optional(v.literal(true, 'must be true or absent')),
    /** The paths to compose documents for. Empty if the pattern has parameters and the page lists no paths. */
    paths: v.array(routePattern, 'must be a list of paths'),
    /** The browser files that the page needs in English, besides the remote's `initial` files. */
    files: v.array(fileName, 'must be a list of files'),
    /** The page's browser files in each other language. */
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

/** A shared singleton that a host provides. */
const providedSingleton = v.object(
  {
    /** The sorted export names. */
    names,
    /** Only for libraries: versions of our own modules have no meaning. */
    version: v.optional(text),
  },
  'must be an object',
);

/** The exports of a shared singleton that a remote uses. */
const requiredSingleton = v.object(
  {
    /** The sorted names that the remote imports; empty if it imports the module only for its side effects. */
    names,
    /** Only for libraries: the major version that the remote was built with, as a semver range. */
    range: v.optional(text),
  },
  'must be an object',
);

const common = {
  app: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'must be an app name such as marketing')),
  /** The browser files by name. */
  files: v.record(contentName, file, 'must be an object of files'),
  /** The browser files that every page of this app needs, in loading order. The first is the entry. */
  initial: v.pipe(
    v.array(fileName, 'must be a list of files'),
    v.minLength(1, 'must name the entry'),
  ),
  /** The size limit of all scripts, in bytes before compression. */
  budget: bytes,
  /** The size limit of all images and fonts, in bytes. Without it, the app may have none. */
  assetBudget: v.optional(bytes),
  /** The source commit, if the build ran in a git checkout without changes. */
  commit: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{40}$/, 'must be a commit'))),
  /** The time of the first publication, in UTC; absent before that. */
  publishedAt: v.optional(v.pipe(text, v.isoTimestamp('must be a time in UTC'))),
  /** The node bundle, which the compose step runs. */
  node: v.object({ file: fileName, integrity }, 'must be an object'),
};

const hostManifest = v.object({
  ...common,
  kind: v.literal('host'),
  /** The host's development build, which a remote that runs from source needs for hot reload. */
  development: fileName,
  /** The shared singletons that this host provides. */
  provides: v.record(text, providedSingleton, 'must be an object of singletons'),
});

const remoteManifest = v.object({
  ...common,
  kind: v.literal('remote'),
  /** The global variable that the entry script sets. Each build has its own. */
  global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
  /** The exports of each shared singleton that this remote uses: its contract with a host. */
  requires: v.record(text, requiredSingleton, 'must be an object of singletons'),
  pages: v.array(page, 'must be a list of pages'),
});

const releaseManifestSchema = v.variant(
  'kind',
  [hostManifest, remoteManifest],
  'must be host or remote',
);

/** The description of a build. The build writes it; publishing checks and completes it. */
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;
export type HostManifest = v.InferOutput<typeof hostManifest>;
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type RequiredSingleton = v.InferOutput<typeof requiredSingleton>;
export type ManifestPage = v.InferOutput<typeof page>;

/** The browser files that a page needs in a language, besides the remote's `initial` files. */
export function filesIn(language: Language, { files, translations }: ManifestPage) {
  return translations?.[language] ?? files;
}

/** Checks a release manifest from outside. @throws {ContractError} naming every bad field. */
export function parseReleaseManifest(
  value: unknown,
  what = 'The release manifest',
): ReleaseManifest {
  return parseContract(releaseManifestSchema, value, what);
}
