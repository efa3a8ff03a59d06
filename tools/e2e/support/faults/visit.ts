import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { overrideNetworkInformation } from '../connection.ts';
import { testStack } from '../stack.ts';
import type { FaultCombination } from './combinations.ts';
import { advanceClockWhileWaiting } from './fast-clock.ts';
import { endlessFaultKinds } from './fault-groups.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { watchNextDocument } from './shown-document.ts';
import { faultTargets } from './targets.ts';
import { watchLoadingPlaceholders } from './watch-spinners.ts';

/** A simulated visit in a separate browser context with a separate fault proxy. */
export interface SimulatedVisit {
  readonly page: Page;
  readonly combination: FaultCombination;
  readonly network: Pick<FaultProxy, 'affectedRequests' | 'idleTime' | 'clearFault'>;
  /** Advances the page's clock if all pending requests hang. */
  readonly advanceClock: () => Promise<void>;
  /** Starts the network fault that the visit's test case contains. */
  readonly injectFault: () => void;
  /** Records a defect of the site that the visit found. */
  readonly addFinding: (what: string) => void;
  /** A unique text for the contact message of this visit. */
  readonly uniqueId: string;
}

/** Time-out of one browser action on a busy machine, in milliseconds. */
const actionLimit = 30_000;

/**
 * Simulates a visit with a network fault.
 * @returns the defects that the visit found
 */
export async function simulateVisit(
  browser: Browser,
  combination: FaultCombination,
  go: (visit: SimulatedVisit) => Promise<void>,
): Promise<readonly string[]> {
  const { fault, isBlocked, target, prefetches } = combination;
  const findings: string[] = [];
  const network = await openFaultProxy();
  const context = await browser.newContext({
    baseURL: testStack.siteUrl,
    proxy: { server: network.address },
  });
  context.on('weberror', (error) => findings.push(`uncaught error: ${error.error().stack}`));
  context.setDefaultTimeout(actionLimit);
  const page = await context.newPage();
  await watchLoadingPlaceholders(page, (what) => findings.push(what));
  if (!prefetches) await overrideNetworkInformation(page, 'dataSaver');
  const visit: SimulatedVisit = {
    page,
    combination,
    network,
    advanceClock: endlessFaultKinds.includes(fault.kind)
      ? await advanceClockWhileWaiting(page, network)
      : async () => {},
    injectFault: () =>
      network.injectFault({
        fault,
        isBlocked,
        matches: faultTargets[target],
        nextDocument: () => watchNextDocument(page),
      }),
    addFinding: (what) => findings.push(what),
    uniqueId: `${combination.seed}-${randomUUID()}`,
  };
  try {
    await go(visit);
    if (network.affectedRequests() === 0)
      visit.addFinding('no request matched the fault, so the visit tested nothing');
  } catch (error) {
    visit.addFinding(`the visit failed: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
    network.close();
  }
  return findings;
}
