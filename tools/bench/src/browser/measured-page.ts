import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { observePage, type PageObservations } from './observe-page.ts';
import { applyProfile, type Profile } from './profiles.ts';
import { type RequestRecorder, recordRequests } from './record-requests.ts';

export interface MeasuredPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly recorder: RequestRecorder;
  readonly observations: () => Promise<PageObservations>;
}

export interface Visitor {
  /** Cookies and storage, for who is signed in. */
  readonly storageState?: BrowserContextOptions['storageState'];
  readonly viewport?: { readonly width: number; readonly height: number };
}

export interface Visit extends Visitor {
  readonly profile: Profile;
}

/** A telephone: narrow enough for the menu to have its button. */
const phone = { width: 412, height: 823 };

/** How long one step of a measurement may take, in milliseconds. */
const patience = 30_000;

/** Lets `work` measure in a browser context of its own, whose cache is empty. */
export async function withContext<Result>(
  browser: Browser,
  { storageState, viewport = phone }: Visitor,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    ...(storageState ? { storageState } : {}),
  });
  try {
    context.setDefaultTimeout(patience);
    // The loader that runs this file wraps functions in a helper, which pages do not have.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    await context.addInitScript(observePage);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** As {@link withContext}, with one page in it, which is empty yet. */
export async function withPage<Result>(
  browser: Browser,
  { profile, ...visitor }: Visit,
  work: (measured: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  return withContext(browser, visitor, async (context) =>
    work(await measuredPage(await context.newPage(), profile)),
  );
}

/** Observes a page under a profile, from its first request on. */
export async function measuredPage(page: Page, profile: Profile): Promise<MeasuredPage> {
  const session = await page.context().newCDPSession(page);
  const recorder = await recordRequests(session);
  await applyProfile(session, profile);
  return { page, session, recorder, observations: () => page.evaluate(() => window.observations) };
}

/** Opens an address and waits until its page is alive and painted, and nothing is under way any more. */
export async function openAndSettle({ page, recorder }: MeasuredPage, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => window.observations?.alive !== undefined && window.observations.lcp > 0,
    null,
    { polling: 50 },
  );
  await recorder.quiet(400);
}
