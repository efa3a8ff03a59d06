import type { SeenProblem } from '../problems/problem.ts';
import { isForeignNodesError } from '../recovery/is-foreign-nodes-error.ts';
import type { ClientEvent } from './client-event.ts';
import { describeError } from './describe-error.ts';
import { isInsertedByOthers, isThirdParty } from './is-third-party.ts';
import { type KnownReleases, placeOf } from './place.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** In characters, of which each may take three bytes: the table takes details of 4 KB. */
const longest = { message: 500, stack: 1000 } as const;

interface Facts {
  readonly message: string;
  /** Addresses of the scripts in which it happened, the innermost first. */
  readonly stack: string;
  readonly app?: string | undefined;
  readonly version?: string;
  readonly isAbort?: boolean;
}

/** @returns undefined for what is no problem of the site: what was called off, and what third-party code did. */
export function describeProblem(
  problem: SeenProblem,
  releases: KnownReleases,
): ClientEvent | undefined {
  const { message, stack, app, version, isAbort } = factsOf(problem);
  if (isAbort || isThirdParty(message, stack) || isOfChangedPage(problem)) return undefined;
  const place = placeOf(releases, problem.pathname, app ?? scriptOf(stack) ?? 'host');
  const toldStack = withoutPersonalData(stack, longest.stack);
  return {
    kind: problem.kind,
    ...place,
    version: version ?? place.version,
    message: withoutPersonalData(message, longest.message),
    detail: toldStack ? { stack: toldStack } : {},
  };
}

function factsOf(problem: SeenProblem): Facts {
  switch (problem.kind) {
    case 'error': {
      const facts = describeError(problem.error);
      return { ...facts, stack: `${facts.stack} ${problem.file}` };
    }
    case 'fall-back': {
      const { app, version, error } = problem;
      return { ...describeError(error), app, version };
    }
    case 'csp-violation': {
      const { effectiveDirective, blockedURI, sourceFile } = problem.event;
      return { message: `${effectiveDirective} refuses ${blockedURI}`, stack: sourceFile };
    }
    case 'rejection':
    case 'render-error':
    case 'load-failed':
      return describeError(problem.error);
  }
}

/** The app of the innermost script. */
function scriptOf(stack: string): string | undefined {
  return /\/apps\/([a-z][a-z0-9-]*)\/files\//.exec(stack)?.[1];
}

/** Extensions and proxies have changed the page: its nodes, or what is inserted into it. */
function isOfChangedPage(problem: SeenProblem): boolean {
  if (problem.kind !== 'csp-violation') return isForeignNodesError(problem.error);
  return isInsertedByOthers(problem.event.blockedURI ?? '', problem.event.sourceFile ?? '');
}
