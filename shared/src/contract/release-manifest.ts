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
    /** What the page puts into the host's slots. */
    nav: v.optional(v.array(navEntry, 'must be a list of entries')),
    /** Search engines shall not list the page. */
    noIndex: v.optional(v.literal(true, 'must be true or absent')),
    /** Concrete paths to compose a document for; empty when the pattern has none of its own. */
    paths: v.array(routePattern, 'must be a list of paths'),
    /** Browser files that the page needs in English besides the remote's `initial` ones. */
    files: v.array(fileName, 'must be a list of files'),
    /** The same for each other language that the page is written in. */
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

/** What a host provides of a shared singleton. */
const providedSingleton = v.object(
  {
    /** What it exports, sorted. */
    names,
    /** Of a library alone: what is ours has no version that says anything. */
    version: v.optional(text),
  },
  'must be an object',
);

/** What a remote uses of a shared singleton. */
const requiredSingleton = v.object(
  {
    /** The exports that its code imports, sorted; none where it imports the module for its effects alone. */
    names,
    /** Of a library alone: the major version that it was built with, as a semver range. */
    range: v.optional(text),
  },
  'must be an object',
);

const common = {
  app: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'must be an app name such as marketing')),
  /** Browser files by name. */
  files: v.record(contentName, file, 'must be an object of files'),
  /** Browser files that every page of this app needs, in loading order; the first is the entry. */
  initial: v.pipe(
    v.array(fileName, 'must be a list of files'),
    v.minLength(1, 'must name the entry'),
  ),
  /** How large the scripts may be together, in bytes before compression. */
  budget: bytes,
  /** How large images and fonts may be together, in bytes; without it, there may be none. */
  assetBudget: v.optional(bytes),
  /** Commit of the sources, where they are in a git checkout without changes. */
  commit: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{40}$/, 'must be a commit'))),
  /** When it was published first, in UTC; absent until then. */
  publishedAt: v.optional(v.pipe(text, v.isoTimestamp('must be a time in UTC'))),
  /** The bundle that the compose step runs in Node. */
  node: v.object({ file: fileName, integrity }, 'must be an object'),
};

const hostManifest = v.object({
  ...common,
  kind: v.literal('host'),
  /** The same host built for development: a remote that runs from source needs it for hot reload. */
  development: fileName,
  /** The shared singletons that this host provides. */
  provides: v.record(text, providedSingleton, 'must be an object of singletons'),
});

const remoteManifest = v.object({
  ...common,
  kind: v.literal('remote'),
  /** The global variable in which the entry leaves its container: its own for each build. */
  global: v.pipe(text, v.regex(/^\w+$/, 'must be the name of a variable')),
  /** What this remote uses of which shared singletons: the contract between it and a host. */
  requires: v.record(text, requiredSingleton, 'must be an object of singletons'),
  pages: v.array(page, 'must be a list of pages'),
});

const releaseManifestSchema = v.variant(
  'kind',
  [hostManifest, remoteManifest],
  'must be host or remote',
);

/** What a build says of itself: written beside its files, checked and completed when it is published. */
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;
export type HostManifest = v.InferOutput<typeof hostManifest>;
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;
export type RequiredSingleton = v.InferOutput<typeof requiredSingleton>;
export type ManifestPage = v.InferOutput<typeof page>;

/** The browser files that a page needs in a language, besides the remote's `initial` ones. */
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
