/** An error event of this tab. */
export type Problem =
  | { readonly kind: 'error'; readonly error: unknown; readonly file: string }
  | { readonly kind: 'rejection' | 'render-error' | 'load-failed'; readonly error: unknown }
  | ({ readonly kind: 'fall-back' } & FailedRelease)
  | { readonly kind: 'csp-violation'; readonly event: SecurityPolicyViolationEvent };

/** A release of a remote that could not be loaded, and was replaced by another one. */
export interface FailedRelease {
  readonly app: string;
  readonly version: string;
  readonly error: unknown;
}

/** With the address at that time: the visitor may have left it when the problem is described. */
export type ProblemAtPath = Problem & { readonly pathname: string };
