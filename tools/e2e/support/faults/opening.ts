import { contactField, contactFields, contactForm, fillContactForm } from '../contact-form.ts';
import { expectRecovery, expectSomething, openWell, timeoutMs, works } from './expectations.ts';
import { lookUntil, type View } from './page-view.ts';
import { messageOf } from './sending.ts';
import type { Visit } from './visit.ts';

/** Somebody comes from elsewhere. */
export async function coldLoad(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  visit.strike();
  // Of a document that fails, the browser says so.
  await page.goto(combination.from, { waitUntil: 'commit' }).catch(() => {});
  await expectSomething(visit);
  await expectRecovery(visit, combination.from);
}

/** Somebody writes while the page comes to life. */
export async function hydration(visit: Visit): Promise<void> {
  const { page, combination, find } = visit;
  visit.strike();
  await page.goto(combination.from, { waitUntil: 'commit' });
  const message = messageOf(visit);
  const filled = fillContactForm(page, message).catch(() => {});
  // An error may take the place of the form at any moment, and says so below.
  await Promise.race([filled, lookUntil(visit, ({ hasError }) => hasError, timeoutMs)]);
  await expectSomething(visit);
  if (await contactForm(page).isVisible()) {
    // A notice may stand above the form before the last field is filled in.
    await filled;
    for (const field of contactFields) {
      const typed = await contactField(page, field).inputValue();
      if (typed !== message[field]) find(`"${message[field]}" was typed, "${typed}" is there`);
    }
  }
  await expectRecovery(visit, combination.from);
}

/** Somebody goes on to another page. */
export async function navigation(visit: Visit): Promise<void> {
  const { page, combination } = visit;
  const { to, target } = combination;
  // It is fetched before anybody goes on.
  if (target === 'remotes.json') visit.strike();
  await openWell(visit);
  visit.strike();
  await page.locator(`header a[href="${to}"]`).first().click();
  const isThere = (view: View) => works(view) && view.path === to;
  await expectSomething(visit, isThere);
  await expectRecovery(visit, to, isThere);
}
