import { errorMessageTimeoutMs } from './expectations.ts';
import { pollVisiblePageState, type VisiblePageState } from './page-view.ts';
import type { SimulatedVisit } from './visit.ts';

type Condition = (view: VisiblePageState) => boolean;

/** The number of attempts. The first retry may reuse a damaged script from the browser cache. */
const attempts = 3;

/**
 * Submits a form and waits for the result.
 * @returns true if the site accepted the form
 */
export async function submitAndCheckAccepted(
  visit: SimulatedVisit,
  send: () => Promise<void>,
  accepted: Condition,
  refused: Condition,
): Promise<boolean> {
  const { page, addFinding } = visit;
  // Closes the previous attempt's toast, which may also disappear without a click.
  const close = page.getByRole('button', { name: 'Close notification' });
  if (await close.isVisible()) {
    await close.click({ timeout: 2_000 }).catch(() => {});
    // Waits until the old toast is hidden, because it would count as the result of this attempt.
    await close.waitFor({ state: 'hidden' });
  }
  await send();
  const { view, isWanted } = await pollVisiblePageState(
    visit,
    (seen) => accepted(seen) || refused(seen),
    errorMessageTimeoutMs,
  );
  if (!isWanted) addFinding(`the page shows no result of the form: ${JSON.stringify(view)}`);
  if (!view || view.isBlank) addFinding('the page is blank');
  return view !== undefined && accepted(view);
}

/** Submits a form again until the site accepts it. */
export async function submitUntilAccepted(
  visit: SimulatedVisit,
  send: () => Promise<void>,
  accepted: Condition,
  refused: Condition,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await submitAndCheckAccepted(visit, send, accepted, refused)) return;
  }
  visit.addFinding(`the site rejected the form ${attempts} times after the fault ended`);
}
