import type { Stack } from './stack.ts';

/** What people do with their accounts, and what must come of it on every backend. */
export interface Journey {
  readonly name: string;
  /** Rejects when something else comes of it. `note` keeps an answer that is compared between backends. */
  run(stack: Stack, note: (what: string, answer: unknown) => void): Promise<void>;
}
