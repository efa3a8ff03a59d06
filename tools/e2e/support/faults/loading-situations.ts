import { contactField, contactFields, contactForm, fillContactForm } from '../contact-form.ts';
import { createUniqueMessage } from './contact-situation.ts';
import {
  expectPageOrError,
  expectRecovery,
  isWorking,
  openWithoutFault,
  pageTimeoutMs,
} from './expectations.ts';
import { type PageView, pollView } from './page-view.ts';
import type { Visit } from './visit.ts';

/** A visitor opens the page for the first time. */
export async function openCold(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  visit.injectFault();
  // The browser shows its own error page for a failed document.
  await page.goto(combination.from, { waitUntil: 'commit' }).catch(() => {});
  await expectPageOrError(visit);
  await expectRecovery(visit, combination.from);
}

/** A visitor fills the contact form while the page hydrates. */
export async function fillDuringHydration(visit: Visit): Promise<void> {
  const { page, combination, addFinding } = visit;
  visit.injectFault();
  await page.goto(combination.from, { waitUntil: 'commit' });
  const message = createUniqueMessage(visit);
  const filled = fillContactForm(page, message).catch(() => {});
  // An error may replace the form at any moment; it is checked below.
  await Promise.race([filled, pollView(visit, ({ hasError }) => hasError, pageTimeoutMs)]);
  await expectPageOrError(visit);
  if (await contactForm(page).isVisible()) {
    // A notice may appear before the last field is filled.
    await filled;
    for (const field of contactFields) {
      const typed = await contactField(page, field).inputValue();
      if (typed !== message[field])
        addFinding(`"${message[field]}" was typed, the field contains "${typed}"`);
    }
  }
  await expectRecovery(visit, combination.from);
}

/** A visitor opens another page by a link. */
export async function openByLink(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  const { to, target } = combination;
  // The host loads remotes.json before a visitor opens a link.
  if (target === 'remotes.json') visit.injectFault();
  await openWithoutFault(visit);
  visit.injectFault();
  await page.locator(`header a[href="${to}"]`).first().click();
  const isReached = (view: PageView) => isWorking(view) && view.path === to;
  await expectPageOrError(visit, isReached);
  await expectRecovery(visit, to, isReached);
}
