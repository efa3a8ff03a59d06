/** An error event in this tab. */
export type Problem =
  | { readonly kind: 'error'; readonly error: unknown; readonly file: string }
  | { readonly kind: 'rejection' | 'render-error' | 'load-failed'; readonly error: unknown }
  | ({ readonly kind: 'fall-back' } & FailedRelease)
  | { readonly kind: 'csp-violation'; readonly event: SecurityPolicyViolationEvent };

/** A release of a remote that failed to load and was replaced by a fallback. */
export interface FailedRelease {
  readonly app: string;
  readonly version: string;
  readonly error: unknown;
}

/** A problem with the path where it occurred. The visitor may have left that path before the problem is described. */
export type ProblemAtPath = Problem & { readonly pathname: string };
