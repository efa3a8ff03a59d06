import { CommandError } from '@torsa/node-lib/command-error';
import { compareStacks, type StackDifference } from './compare-stacks.ts';
import { embeddedStack } from './embedded-stack.ts';
import { hostedStack } from './hosted-stack.ts';
import { problemsOf, type Verified, verifyStack } from './verify-stack.ts';

/**
 * Tries matrix and journeys on the embedded backend and, where the environment names one, on a
 * Supabase stack, and prints what came of them and where the two differ.
 * @throws {CommandError} when anything but an accepted difference was found
 */
export async function verifyBackend(env: NodeJS.ProcessEnv): Promise<void> {
  const hosted = hostedStack(env);
  const embedded = await verifyStack(await embeddedStack());
  let problems = report('The embedded backend', embedded);
  if (hosted) {
    const given = await verifyStack(hosted);
    problems += report(hosted.url, given);
    problems += reportDifferences(compareStacks(embedded.outcomes, given.outcomes));
  } else {
    console.log('No SUPABASE_URL is set: no other stack was tried.');
  }
  if (problems > 0) throw new CommandError(`${problems} problems were found.`);
}

/** @returns the number of problems. */
function report(name: string, verified: Verified): number {
  const problems = problemsOf(verified);
  const passed = verified.outcomes.filter(({ failure }) => failure === undefined);
  console.log(`\n${name}: ${verified.matrix.cells} cells of the matrix, journeys:`);
  for (const outcome of passed) console.log(`  passed  ${outcome.name}`);
  for (const problem of problems) console.log(`  FAILED  ${problem}`);
  return problems.length;
}

/** @returns the number of differences that are not accepted. */
function reportDifferences(differences: readonly StackDifference[]): number {
  console.log(`\nAnswers that differ: ${differences.length}`);
  for (const { what, embedded, hosted, reason } of differences) {
    const answers = `${JSON.stringify(embedded)} here, ${JSON.stringify(hosted)} there`;
    console.log(`  ${reason === undefined ? 'FAILED' : 'accepted'}  ${what}: ${answers}`);
    if (reason !== undefined) console.log(`            ${reason}`);
  }
  return differences.filter(({ reason }) => reason === undefined).length;
}
