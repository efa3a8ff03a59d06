import type { Journey } from './journey.ts';
import type { Stack } from './stack.ts';

/** What came of a journey: the answers it noted, and why it failed if it did. */
export interface Outcome {
  readonly name: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly failure?: unknown;
}

/** Tries journeys one after the other: each has people of its own, and mails are limited for all. */
export async function tryJourneys(
  stack: Stack,
  journeys: readonly Journey[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const journey of journeys) outcomes.push(await tryJourney(stack, journey));
  return outcomes;
}

async function tryJourney(stack: Stack, { name, run }: Journey): Promise<Outcome> {
  const notes: Record<string, unknown> = {};
  try {
    await run(stack, (what, answer) => {
      notes[what] = answer;
    });
    return { name, notes };
  } catch (failure) {
    return { name, notes, failure };
  }
}
