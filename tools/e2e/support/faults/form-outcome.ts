import { siteTimeoutMs } from './expectations.ts';
import { pollView, type View } from './page-view.ts';
import type { Visit } from './visit.ts';

type Is = (view: View) => boolean;

/** A damaged copy of a script may answer the first attempt as well: it is fetched anew when it fails. */
const attempts = 3;

/** Sends something, and waits until the page says what came of it. */
export async function isAccepted(
  visit: Visit,
  send: () => Promise<void>,
  accepted: Is,
  refused: Is,
): Promise<boolean> {
  const { page, addFinding } = visit;
  // What came of the attempt before; it may go away by itself at any moment.
  const close = page.getByRole('button', { name: 'Close notification' });
  if (await close.isVisible()) {
    await close.click({ timeout: 2_000 }).catch(() => {});
    // Or it would be taken for what comes of this one.
    await close.waitFor({ state: 'hidden' });
  }
  await send();
  const { view, isWanted } = await pollView(
    visit,
    (seen) => accepted(seen) || refused(seen),
    siteTimeoutMs,
  );
  if (!isWanted) addFinding(`nobody says what came of it: ${JSON.stringify(view)}`);
  if (!view || view.isBlank) addFinding('the page is blank');
  return view !== undefined && accepted(view);
}

/** Sends until it is accepted. */
export async function expectAccepted(
  visit: Visit,
  send: () => Promise<void>,
  accepted: Is,
  refused: Is,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await isAccepted(visit, send, accepted, refused)) return;
  }
  visit.addFinding(`refused ${attempts} times after the fault`);
}
