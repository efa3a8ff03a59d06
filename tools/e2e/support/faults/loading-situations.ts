import { contactField, contactFields, contactForm, fillContactForm } from '../contact-form.ts';
import { createUniqueContactMessage } from './contact-situation.ts';
import {
  expectPageNotBlank,
  expectPageRecovers,
  isPageWorking,
  openFirstPageWithoutFault,
  workingPageTimeoutMs,
} from './expectations.ts';
import { pollVisiblePageState, type VisiblePageState } from './page-view.ts';
import type { SimulatedVisit } from './visit.ts';

/** Simulates a visitor's first page load. */
export async function simulateFirstVisit(visit: SimulatedVisit): Promise<void> {
  const { page, combination } = visit;
  visit.injectFault();
  // Accepts the browser's own error page, which appears if the HTML document fails.
  await page.goto(combination.from, { waitUntil: 'commit' }).catch(() => {});
  await expectPageNotBlank(visit);
  await expectPageRecovers(visit, combination.from);
}

/** Simulates a visitor who fills the contact form while React hydrates the page. */
export async function simulateTypingDuringHydration(visit: SimulatedVisit): Promise<void> {
  const { page, combination, addFinding } = visit;
  visit.injectFault();
  await page.goto(combination.from, { waitUntil: 'commit' });
  const message = createUniqueContactMessage(visit);
  const filled = fillContactForm(page, message).catch(() => {});
  // Waits for the filled form or for an error message, which may replace the form at any moment.
  await Promise.race([
    filled,
    pollVisiblePageState(visit, ({ hasError }) => hasError, workingPageTimeoutMs),
  ]);
  await expectPageNotBlank(visit);
  if (await contactForm(page).isVisible()) {
    // Waits until the last form field is filled, because an error notice may have ended the previous wait earlier.
    await filled;
    for (const field of contactFields) {
      const typed = await contactField(page, field).inputValue();
      if (typed !== message[field])
        addFinding(`"${message[field]}" was typed, the field contains "${typed}"`);
    }
  }
  await expectPageRecovers(visit, combination.from);
}

/** Simulates a visitor who opens another page through a link. */
export async function simulateLinkNavigation(visit: SimulatedVisit): Promise<void> {
  const { page, combination } = visit;
  const { to, target } = combination;
  // A fault of remotes.json starts before the first page, because the host loads that file before any click.
  if (target === 'remotes.json') visit.injectFault();
  await openFirstPageWithoutFault(visit);
  visit.injectFault();
  await page.locator(`header a[href="${to}"]`).first().click();
  const isReached = (view: VisiblePageState) => isPageWorking(view) && view.path === to;
  await expectPageNotBlank(visit, isReached);
  await expectPageRecovers(visit, to, isReached);
}
