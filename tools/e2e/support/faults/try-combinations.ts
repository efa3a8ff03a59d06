import type { Browser } from '@playwright/test';
import {
  simulateLogin,
  simulateSignUp,
  simulateStaffLogin,
  simulateVisitWithExpiredSession,
} from './account-situations.ts';
import {
  describeFaultCombination,
  type FaultSituation,
  getFaultCombinationForSeed,
} from './combinations.ts';
import { submitContactForm } from './contact-situation.ts';
import {
  simulateFirstVisit,
  simulateLinkNavigation,
  simulateTypingDuringHydration,
} from './loading-situations.ts';
import { type SimulatedVisit, simulateVisit } from './visit.ts';

const situations = {
  'cold load': simulateFirstVisit,
  hydration: simulateTypingDuringHydration,
  navigation: simulateLinkNavigation,
  submit: submitContactForm,
  'log in': simulateLogin,
  'team log in': simulateStaffLogin,
  'sign up': simulateSignUp,
  return: simulateVisitWithExpiredSession,
} as const satisfies Record<FaultSituation, (visit: SimulatedVisit) => Promise<void>>;

/** Number of simulated browser visits that run in parallel, because a visit mostly waits. */
const atOnce = 2;

/**
 * Tests the fault combinations of the given seeds.
 * @returns defects, each with a command that reproduces the defect
 */
export async function testFaultCombinations(
  browser: Browser,
  seeds: readonly number[],
): Promise<readonly string[]> {
  const waiting = [...seeds];
  const findings: string[] = [];
  const tryNext = async (): Promise<void> => {
    const seed = waiting.shift();
    if (seed === undefined) return;
    findings.push(...(await tryCombination(browser, seed)));
    return tryNext();
  };
  await Promise.all(Array.from({ length: atOnce }, tryNext));
  return findings;
}

async function tryCombination(browser: Browser, seed: number): Promise<readonly string[]> {
  const combination = getFaultCombinationForSeed(seed);
  const found = await simulateVisit(browser, combination, situations[combination.situation]);
  const name = describeFaultCombination(combination);
  return found.map(
    (finding) => `${name}\n${finding}\nAlone: FAULT_SEEDS=${seed} npm test -- faults.spec`,
  );
}
