import type { BackendTestJourney } from './journey.ts';
import type { TestedBackendStack } from './stack.ts';

/** The recorded responses of an account journey, and the error if the journey failed. */
export interface BackendTestJourneyResult {
  readonly name: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly failure?: unknown;
}

/** Runs account journeys one after the other. Each one creates its own users, but all share the email rate limit. */
export async function runBackendTestJourneys(
  stack: TestedBackendStack,
  journeys: readonly BackendTestJourney[],
): Promise<readonly BackendTestJourneyResult[]> {
  const outcomes: BackendTestJourneyResult[] = [];
  for (const journey of journeys) outcomes.push(await tryJourney(stack, journey));
  return outcomes;
}

async function tryJourney(
  stack: TestedBackendStack,
  { name, run }: BackendTestJourney,
): Promise<BackendTestJourneyResult> {
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
