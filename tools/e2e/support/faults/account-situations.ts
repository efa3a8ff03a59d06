import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seededAccounts } from '../accounts.ts';
import {
  type FieldValues,
  fillForm,
  getButtonInMainElement,
  getFieldInMainElement,
} from '../form.ts';
import { testStack } from '../stack.ts';
import {
  expectPageNotBlank,
  expectPageRecovers,
  isPageWorking,
  openFirstPageWithoutFault,
} from './expectations.ts';
import { submitAndCheckAccepted, submitUntilAccepted } from './form-outcome.ts';
import type { VisiblePageState } from './page-view.ts';
import type { SimulatedVisit } from './visit.ts';

interface Form {
  readonly button: string;
  readonly typed: FieldValues;
  /** The title of the toast for a failed request. */
  readonly failed: string;
}

export function simulateLogin(visit: SimulatedVisit): Promise<void> {
  const { email, password } = seededAccounts.client;
  const typed = { Email: email, Password: password };
  return useForm(visit, { button: 'Log In', typed, failed: 'Login Failed' });
}

export function simulateStaffLogin(visit: SimulatedVisit): Promise<void> {
  const { email, password } = seededAccounts.teamMember;
  const typed = { 'Team Email': email, Password: password };
  return useForm(visit, { button: 'Log In', typed, failed: 'Login Failed' });
}

export function simulateSignUp(visit: SimulatedVisit): Promise<void> {
  const password = 'a-long-password-1';
  const typed = {
    'Full Name': 'Bimal Roy',
    Email: `bimal-${visit.uniqueId}@example.com`,
    Password: password,
    'Confirm Password': password,
  };
  return useForm(visit, { button: 'Sign Up', typed, failed: 'Sign Up Failed' });
}

/**
 * Submits a form during a network fault. After a failure, the fields must be unchanged, and the form is submitted
 * again.
 */
async function useForm(visit: SimulatedVisit, { button, typed, failed }: Form): Promise<void> {
  const { page, network, combination, addFinding } = visit;
  const accepted = (view: VisiblePageState) => isPageWorking(view) && view.path === combination.to;
  const refused = ({ notification }: VisiblePageState) => notification.includes(failed);
  await openFirstPageWithoutFault(visit);
  await fillForm(page, typed);
  visit.injectFault();
  const send = () => getButtonInMainElement(page, button).click();
  if (await submitAndCheckAccepted(visit, send, accepted, refused)) return;
  for (const [label, value] of Object.entries(typed)) {
    const kept = await getFieldInMainElement(page, label).inputValue();
    if (kept !== value) addFinding(`"${value}" was typed, the field contains "${kept}"`);
  }
  network.clearFault();
  // If only the response to a sign-up was lost, the second sign-up reports an existing account.
  const isSignUp = combination.target === 'sign up';
  await submitUntilAccepted(
    visit,
    send,
    isSignUp ? (view) => accepted(view) || refused(view) : accepted,
    refused,
  );
}

const sessionKey = 'torsa.session';

/** Simulates a client who opens a page with an expired session. */
export async function simulateVisitWithExpiredSession(visit: SimulatedVisit): Promise<void> {
  const { page, combination } = visit;
  const session = JSON.stringify({ ...(await freshSession()), expires_at: 1 });
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('is-back')) return;
      sessionStorage.setItem('is-back', 'true');
      localStorage.setItem(key, text);
    },
    [sessionKey, session] as const,
  );
  visit.injectFault();
  await page.goto(combination.from, { waitUntil: 'commit' });
  // Expects the dashboard, or the login page if the session cannot be refreshed.
  const isReached = (view: VisiblePageState) =>
    isPageWorking(view) && /^\/(dashboard\/user|auth\/login)$/.test(view.path);
  await expectPageNotBlank(visit, isReached);
  await expectPageRecovers(visit, combination.from, isReached);
}

async function freshSession(): Promise<object> {
  const config = JSON.parse(
    await readFile(path.join(testStack.siteDir, 'site-config.json'), 'utf8'),
  );
  const response = await fetch(`${testStack.backendUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(seededAccounts.client),
  });
  if (!response.ok)
    throw new Error(`Could not log in as the seed data's client: ${await response.text()}`);
  return (await response.json()) as object;
}
