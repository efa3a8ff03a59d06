import { CommandError } from '@torsa/node-lib/command-error';
import { compareBackendStacks, type StackDifference } from './compare-stacks.ts';
import { startEmbeddedStack } from './embedded-stack.ts';
import { connectHostedSupabaseStack } from './hosted-stack.ts';
import { listFailedBackendChecks, type StackVerification, verifyStack } from './verify-stack.ts';

/**
 * Runs the authorisation matrix test and the account journeys on the embedded backend and, if the environment names
 * one, on a Supabase stack.
 * @throws {CommandError} for every unaccepted problem
 */
export async function verifyBackend(env: NodeJS.ProcessEnv): Promise<void> {
  const hosted = connectHostedSupabaseStack(env);
  const embedded = await verifyStack(await startEmbeddedStack());
  let problems = report('The embedded backend', embedded);
  if (hosted) {
    const given = await verifyStack(hosted);
    problems += report(hosted.url, given);
    problems += reportDifferences(compareBackendStacks(embedded.outcomes, given.outcomes));
  } else {
    console.log(
      'SUPABASE_URL is not set, so only the embedded backend was verified. Set SUPABASE_URL to verify a Supabase stack too.',
    );
  }
  if (problems > 0)
    throw new CommandError(
      `${problems} checks failed. Correct the lines marked FAILED and run npm run verify:backend again.`,
    );
}

/**
 * Prints the test results of a backend.
 * @returns the number of problems
 */
function report(name: string, verified: StackVerification): number {
  const problems = listFailedBackendChecks(verified);
  const passed = verified.outcomes.filter(({ failure }) => failure === undefined);
  console.log(
    `\n${name}: ${verified.matrix.cells} cells of the authorisation matrix were checked. Account journeys and failed checks:`,
  );
  for (const outcome of passed) console.log(`  passed  journey: ${outcome.name}`);
  for (const problem of problems) console.log(`  FAILED  check: ${problem}`);
  return problems.length;
}

/**
 * Prints the differences between the backends.
 * @returns the number of unaccepted differences
 */
function reportDifferences(differences: readonly StackDifference[]): number {
  console.log(`\nResponse differences between the two backends: ${differences.length}`);
  for (const { what, embedded, hosted, reason } of differences) {
    const answers = `${JSON.stringify(embedded)} on the embedded backend, ${JSON.stringify(hosted)} on the stack`;
    console.log(
      `  ${reason === undefined ? 'FAILED' : 'accepted'}  response "${what}": ${answers}`,
    );
    if (reason !== undefined) console.log(`            reason: ${reason}`);
  }
  return differences.filter(({ reason }) => reason === undefined).length;
}
