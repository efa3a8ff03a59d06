import type { Journey } from './journey.ts';
import type { Stack } from './stack.ts';

/** The recorded responses of a journey, and the error if it failed. */
export interface Outcome {
  readonly name: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly failure?: unknown;
}

/** Runs journeys one after the other. Each journey creates its own users, and the mail limit applies to all of them. */
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
