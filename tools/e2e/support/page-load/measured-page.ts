import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { observePage } from './observe-page.ts';
import { applyProfile, type Profile } from './profiles.ts';
import { type RequestRecorder, recordRequests } from './record-requests.ts';

export interface MeasuredPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly recorder: RequestRecorder;
}

/** A telephone: narrow enough for the menu to have its button. */
const phone = { width: 412, height: 823 };

/** How long one step of a measurement may take, in milliseconds. */
const timeoutMs = 30_000;

/** Lets `work` measure in a browser context of its own, whose cache is empty. */
export async function withContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
  viewport = phone,
): Promise<Result> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  try {
    context.setDefaultTimeout(timeoutMs);
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
  profile: Profile,
  work: (measured: MeasuredPage) => Promise<Result>,
  viewport = phone,
): Promise<Result> {
  return withContext(
    browser,
    async (context) => work(await measuredPage(context, profile)),
    viewport,
  );
}

/** A new page under a profile, observed from its first request on. */
export async function measuredPage(
  context: BrowserContext,
  profile: Profile,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const recorder = await recordRequests(session);
  await applyProfile(session, profile);
  return { page, session, recorder };
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

/** Presses the left button there, as a person does. */
export async function click(
  session: CDPSession,
  point: { readonly x: number; readonly y: number },
): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}
