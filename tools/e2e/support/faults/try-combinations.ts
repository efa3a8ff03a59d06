import type { Browser } from '@playwright/test';
import { logIn, returnWithExpiredSession, signUp, teamLogIn } from './account-situations.ts';
import { combinationForSeed, describeCombination, type Situation } from './combinations.ts';
import { submitContactForm } from './contact-situation.ts';
import {
  fillDuringHydration,
  simulateFirstVisit,
  simulateLinkNavigation,
} from './loading-situations.ts';
import { simulateVisit, type Visit } from './visit.ts';

const situations = {
  'cold load': simulateFirstVisit,
  hydration: fillDuringHydration,
  navigation: simulateLinkNavigation,
  submit: submitContactForm,
  'log in': logIn,
  'team log in': teamLogIn,
  'sign up': signUp,
  return: returnWithExpiredSession,
} as const satisfies Record<Situation, (visit: Visit) => Promise<void>>;

/** Number of parallel browser visits. A visit mostly waits. */
const atOnce = 2;

/**
 * Tests the fault combinations of these seeds.
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
  const combination = combinationForSeed(seed);
  const found = await simulateVisit(browser, combination, situations[combination.situation]);
  const name = describeCombination(combination);
  return found.map(
    (finding) => `${name}\n${finding}\nAlone: FAULT_SEEDS=${seed} npm test -- faults.spec`,
  );
}
