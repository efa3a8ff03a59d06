export {};

declare global {
  /** Set by the shared auth store; see shared/src/auth. */
  var __torsaAuthStoreEvaluations: number | undefined;
}
