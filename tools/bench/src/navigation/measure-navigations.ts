import type { Browser } from '@playwright/test';
import { openAndSettle, press, withPage } from '@torsa/e2e/support/page-load/measured-page';
import { measureRounds } from '../measure-rounds.ts';
import type { Options } from '../options.ts';
import type { Row } from '../results.ts';
import { siteUrls } from '../sites/variants.ts';

declare global {
  interface Window {
    /** Set by {@link watchNavigation}. */
    contentPaintedAfter?: number;
  }
}

/** A desktop: its Log In link stands in the open. */
const viewport = { width: 1280, height: 800 };

/** How long it takes at most until a pointer on a link has asked for its first file, in milliseconds. */
const reactionMs = 300;

/** Goes from the home page to the login page, which is another remote's. */
export async function measureNavigations(
  browser: Browser,
  { rounds }: Options,
): Promise<readonly Row[]> {
  const subject = 'pointer on Log In, prefetched, pressed';
  return measureRounds(rounds, [subject], async (_, variant) => ({
    clickToContent: await measureNavigation(browser, siteUrls[variant]),
  }));
}

/** @returns milliseconds from the press to the first paint of the page, on slow 4G. */
async function measureNavigation(browser: Browser, siteUrl: string): Promise<number> {
  return withPage(
    browser,
    'slow',
    async (measured) => {
      const { page, session, recorder } = measured;
      await openAndSettle(measured, `${siteUrl}/`);
      await page.evaluate(watchNavigation);
      const box = await page.locator('nav a[href="/auth/login"]').first().boundingBox();
      if (!box) throw new Error('The Log In link cannot be seen.');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
      await page.waitForTimeout(reactionMs);
      await recorder.quiet(400);
      await press(session, point);
      const painted = await page.waitForFunction(() => window.contentPaintedAfter);
      return Number(await painted.jsonValue());
    },
    viewport,
  );
}

/** Runs in the page: notes when the next click was made, and when the login page had been painted after it. */
function watchNavigation(): void {
  let clickedAt: number | undefined;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    { capture: true, once: true },
  );
  const observer = new MutationObserver(() => {
    if (clickedAt === undefined || !document.querySelector('main h1')) return;
    if (!document.querySelector('main input[type="password"]')) return;
    observer.disconnect();
    const start = clickedAt;
    // The frame is made after these callbacks; the message comes when that is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.contentPaintedAfter = performance.now() - start;
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
}
