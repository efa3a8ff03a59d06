import { endless } from './fault-groups.ts';
import { goTo } from './go-to.ts';
import { pollView, type View } from './page-view.ts';
import type { Visit } from './visit.ts';

/** How long the site may take to say that something cannot be had, in milliseconds: two attempts at code that hangs. */
export const siteTimeoutMs = 60_000;

/** How long a page that works may take on a busy machine. */
export const timeoutMs = 30_000;

/** What nobody waits for: the page is there without it. */
const unlimited: readonly string[] = ['host bundle', 'fonts', 'images'];

/** For so long nothing is under way once a page has all that it will get. */
const quiet = 2_000;

export const isWorking = (view: View): boolean =>
  view.isShellReady && view.isHydrated && view.hasHeading && !view.hasError;

/**
 * Waits until the fault has struck and the page either works, or says that it does not, or gets nothing any more. It
 * must not be blank then.
 */
export async function expectPageOrError(
  visit: Visit,
  isThere: (view: View) => boolean = isWorking,
): Promise<void> {
  const { combination, network, addFinding } = visit;
  const { fault, target } = combination;
  const mayWait = endless.includes(fault.kind) && unlimited.includes(target);
  const isSettled = (seen: View) =>
    isThere(seen) ||
    seen.hasError ||
    seen.isBrowserError ||
    (!seen.isBlank && network.idleTime() > quiet);
  const { view, isWanted } = await pollView(
    visit,
    (seen) => network.affectedRequests() > 0 && (mayWait ? seen.hasHeading : isSettled(seen)),
    siteTimeoutMs,
  );
  if (!isWanted) addFinding(`neither a page nor an error came: ${JSON.stringify(view)}`);
  if (!view || view.isBlank) addFinding('the page is blank');
  // A document that fails is shown as it is, by the browser.
  if (!view?.hasHeading && target !== 'document' && target !== 'site') {
    addFinding(`no page is shown: ${JSON.stringify(view)}`);
  }
}

/** With the fault gone, what somebody would try leads to the page: Retry where it is offered, else a reload. */
export async function expectRecovery(
  visit: Visit,
  address: string,
  isThere: (view: View) => boolean = isWorking,
): Promise<void> {
  const { page, network, addFinding } = visit;
  network.clearFault();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  if (await retry.isVisible().catch(() => false)) {
    await retry.click();
    if ((await pollView(visit, isThere, timeoutMs / 3)).isWanted) return;
  }
  // A damaged copy of a script may answer the first reload as well: it is fetched anew when it fails.
  for (const limit of [timeoutMs / 3, timeoutMs]) {
    await untilQuiet(visit);
    if ((await pollView(visit, isThere, 0)).isWanted) return;
    await goTo(page, address);
    if ((await pollView(visit, isThere, limit)).isWanted) return;
  }
  const { view } = await pollView(visit, isThere, 0);
  addFinding(`a reload does not lead to the page: ${JSON.stringify(view)}`);
}

async function untilQuiet(visit: Visit): Promise<void> {
  await pollView(visit, () => visit.network.idleTime() > 0, timeoutMs / 3);
}

/** Opens a page while all is well. */
export async function openWithoutFault(visit: Visit): Promise<void> {
  const { page, combination, addFinding } = visit;
  await page.goto(combination.from);
  const { view, isWanted } = await pollView(visit, isWorking, timeoutMs);
  if (!isWanted) addFinding(`the page does not work without a fault: ${JSON.stringify(view)}`);
}
