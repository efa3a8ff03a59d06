import type { ProblemWithPath } from '../problems/problem.ts';
import { isMovedNodeError } from '../recovery/is-moved-node-error.ts';
import type { ClientErrorEvent } from './client-event.ts';
import { describeError } from './describe-error.ts';
import { getEventLocation, type ReleaseVersionFinder } from './event-location.ts';
import { isThirdPartyCspViolation, isThirdPartyError } from './is-third-party.ts';
import { removePersonalData } from './remove-personal-data.ts';

/** The maximum text lengths of an event in characters, because the database table accepts details of 4 KB. */
const maxLength = { message: 500, stack: 1000 } as const;

interface ProblemDetails {
  readonly message: string;
  /** URLs of the scripts in the error's stack trace, the throwing script first. */
  readonly stack: string;
  readonly app?: string | undefined;
  readonly version?: string;
  readonly isAbort?: boolean;
}

/**
 * Converts a problem to an event for the database.
 * @returns undefined for aborted requests and for errors in third-party code, such as browser extensions.
 */
export function describeProblem(
  problem: ProblemWithPath,
  releases: ReleaseVersionFinder,
): ClientErrorEvent | undefined {
  const { message, stack, app, version, isAbort } = readProblem(problem);
  if (isAbort || isThirdPartyError(message, stack) || isOfChangedPage(problem)) return undefined;
  const location = getEventLocation(releases, problem.pathname, app ?? scriptOf(stack) ?? 'host');
  const safeStack = removePersonalData(stack, maxLength.stack);
  return {
    kind: problem.kind,
    ...location,
    version: version ?? location.version,
    message: removePersonalData(message, maxLength.message),
    detail: safeStack ? { stack: safeStack } : {},
  };
}

function readProblem(problem: ProblemWithPath): ProblemDetails {
  switch (problem.kind) {
    case 'error': {
      const details = describeError(problem.error);
      return { ...details, stack: `${details.stack} ${problem.file}` };
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

/** Returns the app (the host or a remote app) of the script that threw the error. */
function scriptOf(stack: string): string | undefined {
  return /\/apps\/([a-z][a-z0-9-]*)\/files\//.exec(stack)?.[1];
}

/**
 * Returns true if a browser extension or a proxy caused the problem, because it moved DOM nodes or inserted a script.
 */
function isOfChangedPage(problem: ProblemWithPath): boolean {
  if (problem.kind !== 'csp-violation') return isMovedNodeError(problem.error);
  return isThirdPartyCspViolation(problem.event.blockedURI ?? '', problem.event.sourceFile ?? '');
}
