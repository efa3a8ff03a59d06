import type { TestedBackendStack } from './stack.ts';

/** A journey (test of a user's steps), with the required results on every backend. */
export interface BackendTestJourney {
  readonly name: string;
  /**
   * Runs the user's steps and throws an error if a result is wrong. `note` records a response for the comparison of
   * backends.
   */
  run(stack: TestedBackendStack, note: (what: string, answer: unknown) => void): Promise<void>;
}
