import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { useConnection } from '../connection.ts';
import { stack } from '../stack.ts';
import type { Combination } from './combinations.ts';
import { useFastClock } from './fast-clock.ts';
import { endless } from './fault-groups.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { nextDocument } from './shown-document.ts';
import { targets } from './targets.ts';
import { watchSpinners } from './watch-spinners.ts';

/** Somebody who visits the site in a browser of their own, with a network of their own. */
export interface Visit {
  readonly page: Page;
  readonly combination: Combination;
  readonly network: Pick<FaultProxy, 'affectedRequests' | 'idleTime' | 'clearFault'>;
  /** Lets time pass in the page when it only waits for what will never come. */
  readonly advanceClock: () => Promise<void>;
  /** From now on the fault of the combination strikes. */
  readonly injectFault: () => void;
  /** Notes what must not be. */
  readonly addFinding: (what: string) => void;
  /** A text that nobody else has. */
  readonly uniqueId: string;
}

/** How long one act may take on a busy machine, in milliseconds. */
const actionLimit = 30_000;

/** Makes a visit. @returns what was found wrong in it. */
export async function runVisit(
  browser: Browser,
  combination: Combination,
  go: (visit: Visit) => Promise<void>,
): Promise<readonly string[]> {
  const { fault, isBlocked, target, prefetches } = combination;
  const findings: string[] = [];
  const network = await openFaultProxy();
  const context = await browser.newContext({
    baseURL: stack.siteUrl,
    proxy: { server: network.address },
  });
  context.on('weberror', (error) => findings.push(`uncaught error: ${error.error().stack}`));
  context.setDefaultTimeout(actionLimit);
  const page = await context.newPage();
  await watchSpinners(page, (what) => findings.push(what));
  if (!prefetches) await useConnection(page, 'dataSaver');
  const visit: Visit = {
    page,
    combination,
    network,
    advanceClock: endless.includes(fault.kind) ? await useFastClock(page, network) : async () => {},
    injectFault: () =>
      network.injectFault({
        fault,
        isBlocked,
        matches: targets[target],
        nextDocument: () => nextDocument(page),
      }),
    addFinding: (what) => findings.push(what),
    uniqueId: `${combination.seed}-${randomUUID()}`,
  };
  try {
    await go(visit);
    if (network.affectedRequests() === 0)
      visit.addFinding('the fault struck nothing: this tried nothing');
  } catch (error) {
    visit.addFinding(`the visit came to an end: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
    network.close();
  }
  return findings;
}
