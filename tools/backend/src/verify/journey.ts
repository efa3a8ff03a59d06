import type { Stack } from './stack.ts';

/** The actions of a user with their account, and the results that every backend must give. */
export interface Journey {
  readonly name: string;
  /** Runs the journey. It throws if a result is wrong. `note` records a response that is compared between backends. */
  run(stack: Stack, note: (what: string, answer: unknown) => void): Promise<void>;
}
