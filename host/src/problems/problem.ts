/** A problem that the site reports: an error or a policy violation in this browser tab. */
export type ReportedProblem =
  | { readonly kind: 'error'; readonly error: unknown; readonly file: string }
  | { readonly kind: 'rejection' | 'render-error' | 'load-failed'; readonly error: unknown }
  | ({ readonly kind: 'fall-back' } & FailedReleaseLoad)
  | { readonly kind: 'csp-violation'; readonly event: SecurityPolicyViolationEvent };

/** A release of a remote (micro-frontend) that failed to load, so that a fallback release replaced it. */
export interface FailedReleaseLoad {
  readonly app: string;
  readonly version: string;
  readonly error: unknown;
}

/**
 * A problem with the URL path where it occurred, because the visitor may have opened another page before the report.
 */
export type ProblemWithPath = ReportedProblem & { readonly pathname: string };
