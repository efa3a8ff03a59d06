import type { ProblemAtPath } from '../problems/problem.ts';
import { isMovedNodeError } from '../recovery/is-moved-node-error.ts';
import type { ClientEvent } from './client-event.ts';
import { describeError } from './describe-error.ts';
import { type KnownReleases, locateEvent } from './event-location.ts';
import { isInsertedByThirdParty, isThirdParty } from './is-third-party.ts';
import { removePersonalData } from './remove-personal-data.ts';

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
  problem: ProblemAtPath,
  releases: KnownReleases,
): ClientEvent | undefined {
  const { message, stack, app, version, isAbort } = factsOf(problem);
  if (isAbort || isThirdParty(message, stack) || isOfChangedPage(problem)) return undefined;
  const place = locateEvent(releases, problem.pathname, app ?? scriptOf(stack) ?? 'host');
  const toldStack = removePersonalData(stack, longest.stack);
  return {
    kind: problem.kind,
    ...place,
    version: version ?? place.version,
    message: removePersonalData(message, longest.message),
    detail: toldStack ? { stack: toldStack } : {},
  };
}

function factsOf(problem: ProblemAtPath): Facts {
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
function isOfChangedPage(problem: ProblemAtPath): boolean {
  if (problem.kind !== 'csp-violation') return isMovedNodeError(problem.error);
  return isInsertedByThirdParty(problem.event.blockedURI ?? '', problem.event.sourceFile ?? '');
}
