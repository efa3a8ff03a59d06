import { contactField, contactFields, contactForm, fillContactForm } from '../contact-form.ts';
import { createUniqueMessage } from './contact-situation.ts';
import {
  expectPageOrError,
  expectRecovery,
  isWorking,
  openWithoutFault,
  timeoutMs,
} from './expectations.ts';
import { pollView, type View } from './page-view.ts';
import type { Visit } from './visit.ts';

/** Somebody comes from elsewhere. */
export async function coldLoad(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  visit.injectFault();
  // Of a document that fails, the browser says so.
  await page.goto(combination.from, { waitUntil: 'commit' }).catch(() => {});
  await expectPageOrError(visit);
  await expectRecovery(visit, combination.from);
}

/** Somebody writes while the page comes to life. */
export async function hydration(visit: Visit): Promise<void> {
  const { page, combination, addFinding } = visit;
  visit.injectFault();
  await page.goto(combination.from, { waitUntil: 'commit' });
  const message = createUniqueMessage(visit);
  const filled = fillContactForm(page, message).catch(() => {});
  // An error may take the place of the form at any moment, and says so below.
  await Promise.race([filled, pollView(visit, ({ hasError }) => hasError, timeoutMs)]);
  await expectPageOrError(visit);
  if (await contactForm(page).isVisible()) {
    // A notice may stand above the form before the last field is filled in.
    await filled;
    for (const field of contactFields) {
      const typed = await contactField(page, field).inputValue();
      if (typed !== message[field])
        addFinding(`"${message[field]}" was typed, "${typed}" is there`);
    }
  }
  await expectRecovery(visit, combination.from);
}

/** Somebody goes on to another page. */
export async function navigation(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  const { to, target } = combination;
  // It is fetched before anybody goes on.
  if (target === 'remotes.json') visit.injectFault();
  await openWithoutFault(visit);
  visit.injectFault();
  await page.locator(`header a[href="${to}"]`).first().click();
  const isThere = (view: View) => isWorking(view) && view.path === to;
  await expectPageOrError(visit, isThere);
  await expectRecovery(visit, to, isThere);
}
