/** What happened in this tab that nobody expects. */
export type Problem =
  | { readonly kind: 'error'; readonly error: unknown; readonly file: string }
  | { readonly kind: 'rejection' | 'render-error' | 'load-failed'; readonly error: unknown }
  | ({ readonly kind: 'fall-back' } & FailedRelease)
  | { readonly kind: 'csp-violation'; readonly event: SecurityPolicyViolationEvent };

/** A release of a remote that could not be loaded, so that another one took its place. */
export interface FailedRelease {
  readonly app: string;
  readonly version: string;
  readonly error: unknown;
}

/** Where the visitor was, who may be elsewhere by the time that the problem is described. */
export type SeenProblem = Problem & { readonly pathname: string };
