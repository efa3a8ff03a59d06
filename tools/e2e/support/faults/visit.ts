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
  readonly network: Pick<FaultProxy, 'struck' | 'quietFor' | 'lift'>;
  /** Lets time pass in the page when it only waits for what will never come. */
  readonly passTime: () => Promise<void>;
  /** From now on the fault of the combination strikes. */
  readonly strike: () => void;
  /** Notes what must not be. */
  readonly find: (what: string) => void;
  /** A text that nobody else has. */
  readonly mark: string;
}

/** How long one act may take on a busy machine, in milliseconds. */
const actionLimit = 30_000;

/** Makes a visit. @returns what was found wrong in it. */
export async function makeVisit(
  browser: Browser,
  combination: Combination,
  go: (visit: Visit) => Promise<void>,
): Promise<readonly string[]> {
  const { fault, isCutOff, target, fetchesAhead } = combination;
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
  if (!fetchesAhead) await useConnection(page, 'dataSaver');
  const visit: Visit = {
    page,
    combination,
    network,
    passTime: endless.includes(fault.kind) ? await useFastClock(page, network) : async () => {},
    strike: () =>
      network.strike({
        fault,
        isCutOff,
        isStruck: targets[target],
        nextDocument: () => nextDocument(page),
      }),
    find: (what) => findings.push(what),
    mark: `${combination.seed}-${randomUUID()}`,
  };
  try {
    await go(visit);
    if (network.struck() === 0) visit.find('the fault struck nothing: this tried nothing');
  } catch (error) {
    visit.find(`the visit came to an end: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
    network.close();
  }
  return findings;
}
