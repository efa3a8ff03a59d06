import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { collectPageObservations } from './observe-page.ts';
import { emulateNetworkProfile, type NetworkProfile } from './profiles.ts';
import { type RequestRecorder, recordRequests } from './record-requests.ts';

export interface MeasuredPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly recorder: RequestRecorder;
}

/** Viewport size of a phone, which is narrow enough for the site to show the menu button. */
const phone = { width: 412, height: 823 };

/** Time-out of one measurement step, in milliseconds. */
const timeoutMs = 30_000;

/** Runs `work` in a new browser context with an empty cache. */
export async function runInBrowserContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
  viewport = phone,
): Promise<Result> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  try {
    context.setDefaultTimeout(timeoutMs);
    // Defines the `__name` function, which the TypeScript loader adds to functions that run in the page.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    await context.addInitScript(collectPageObservations);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Runs `work` with an empty page in a new browser context. */
export async function runInBrowserPage<Result>(
  browser: Browser,
  profile: NetworkProfile,
  work: (measured: MeasuredPage) => Promise<Result>,
  viewport = phone,
): Promise<Result> {
  return runInBrowserContext(
    browser,
    async (context) => work(await openMeasuredPage(context, profile)),
    viewport,
  );
}

/** Opens an empty page with emulated network and processor speeds, and records all requests of the page. */
export async function openMeasuredPage(
  context: BrowserContext,
  profile: NetworkProfile,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const recorder = await recordRequests(session);
  await emulateNetworkProfile(session, profile);
  return { page, session, recorder };
}

/** Opens a URL and waits until the page is painted and interactive and has no pending request. */
export async function openUrlAndWaitUntilIdle(
  { page, recorder }: MeasuredPage,
  url: string,
): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => window.observations?.alive !== undefined && window.observations.lcp > 0,
    null,
    { polling: 50 },
  );
  await recorder.quiet(400);
}

/** Clicks the left mouse button at a point in the page. */
export async function clickAtPoint(
  session: CDPSession,
  point: { readonly x: number; readonly y: number },
): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}
