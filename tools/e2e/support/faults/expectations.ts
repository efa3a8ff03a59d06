import { endlessFaultKinds } from './fault-groups.ts';
import { openUrlIgnoringInterruption } from './go-to.ts';
import { pollVisiblePageState, type VisiblePageState } from './page-view.ts';
import type { SimulatedVisit } from './visit.ts';

/**
 * Time-out for the site's error message, in milliseconds. It covers two attempts of the site to load code that hangs.
 */
export const errorMessageTimeoutMs = 60_000;

/** Time-out for a working page on a busy machine, in milliseconds. */
export const workingPageTimeoutMs = 30_000;

/** The kinds of files whose requests do not delay the page. */
const unlimited: readonly string[] = ['host bundle', 'fonts', 'images'];

/** Milliseconds without a pending request after which a page counts as finished. */
const quietMs = 2_000;

export const isPageWorking = (view: VisiblePageState): boolean =>
  view.isShellReady && view.isHydrated && view.hasHeading && !view.hasError;

/** Waits until the fault has occurred and the page works, shows an error, or is idle, but is not blank. */
export async function expectPageNotBlank(
  visit: SimulatedVisit,
  isReached: (view: VisiblePageState) => boolean = isPageWorking,
): Promise<void> {
  const { combination, network, addFinding } = visit;
  const { fault, target } = combination;
  const mayWait = endlessFaultKinds.includes(fault.kind) && unlimited.includes(target);
  const isSettled = (seen: VisiblePageState) =>
    isReached(seen) ||
    seen.hasError ||
    seen.isBrowserError ||
    (!seen.isBlank && network.idleTime() > quietMs);
  const { view, isWanted } = await pollVisiblePageState(
    visit,
    (seen) => network.affectedRequests() > 0 && (mayWait ? seen.hasHeading : isSettled(seen)),
    errorMessageTimeoutMs,
  );
  if (!isWanted) addFinding(`neither the page nor an error appeared: ${JSON.stringify(view)}`);
  if (!view || view.isBlank) addFinding('the page is blank');
  // Accepts the browser's own error page, which appears if the HTML document fails.
  if (!view?.hasHeading && target !== 'document' && target !== 'site') {
    addFinding(`the page has no heading: ${JSON.stringify(view)}`);
  }
}

/** Expects the page to work after the network fault has ended, by its Retry button or by a reload. */
export async function expectPageRecovers(
  visit: SimulatedVisit,
  address: string,
  isReached: (view: VisiblePageState) => boolean = isPageWorking,
): Promise<void> {
  const { page, network, addFinding } = visit;
  network.clearFault();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  if (await retry.isVisible().catch(() => false)) {
    await retry.click();
    if ((await pollVisiblePageState(visit, isReached, workingPageTimeoutMs / 3)).isWanted) return;
  }
  // Reloads the page twice, because the first reload may reuse a damaged script from the browser cache.
  for (const limit of [workingPageTimeoutMs / 3, workingPageTimeoutMs]) {
    await untilQuiet(visit);
    if ((await pollVisiblePageState(visit, isReached, 0)).isWanted) return;
    await openUrlIgnoringInterruption(page, address);
    if ((await pollVisiblePageState(visit, isReached, limit)).isWanted) return;
  }
  const { view } = await pollVisiblePageState(visit, isReached, 0);
  addFinding(`the page did not recover after a reload: ${JSON.stringify(view)}`);
}

async function untilQuiet(visit: SimulatedVisit): Promise<void> {
  await pollVisiblePageState(visit, () => visit.network.idleTime() > 0, workingPageTimeoutMs / 3);
}

/** Opens the first page of the visit without a network fault. */
export async function openFirstPageWithoutFault(visit: SimulatedVisit): Promise<void> {
  const { page, combination, addFinding } = visit;
  await page.goto(combination.from);
  const { view, isWanted } = await pollVisiblePageState(visit, isPageWorking, workingPageTimeoutMs);
  if (!isWanted) addFinding(`the page does not work without a fault: ${JSON.stringify(view)}`);
}
