import type { Browser } from '@playwright/test';
import {
  clickAtPoint,
  openUrlAndWaitUntilIdle,
  runInBrowserPage,
} from '@torsa/e2e/support/page-load/measured-page';
import { measureInRounds } from '../measure-rounds.ts';
import type { BenchOptions } from '../options.ts';
import type { BenchResultRow } from '../results.ts';
import { siteVariantUrls } from '../sites/variants.ts';
import { measureInputDelay } from './measure-session.ts';

/** Milliseconds from the click on a link to the first changed frame, and to the frame with the new page. */
interface Navigation {
  firstChange: number;
  clickToContent: number;
}

declare global {
  interface Window {
    /** The browser function {@link watchNavigation} stores the measured times here. */
    navigated?: Partial<Navigation>;
  }
}

/** The size of a desktop window, in which the Log In link is visible without the menu. */
const viewport = { width: 1280, height: 800 };

/**
 * Milliseconds that the pointer rests on a link before the click, during which the page can prefetch the linked page.
 */
const reactionMs = 300;

/** Measures the navigation from the home page to the login page, which belongs to another remote app. */
export async function measureNavigations(
  browser: Browser,
  { rounds }: BenchOptions,
): Promise<readonly BenchResultRow[]> {
  const subject = 'pointer on Log In, prefetched, pressed';
  return measureInRounds(rounds, [subject], async (_, variant) => ({
    ...(await measureNavigation(browser, siteVariantUrls[variant])),
    inp: await measureInputDelay(browser, siteVariantUrls[variant]),
  }));
}

/** Measures one navigation on a simulated slow 4G connection. */
async function measureNavigation(browser: Browser, siteUrl: string): Promise<Navigation> {
  return runInBrowserPage(
    browser,
    'slow',
    async (measured) => {
      const { page, session, recorder } = measured;
      await openUrlAndWaitUntilIdle(measured, `${siteUrl}/`);
      await page.evaluate(watchNavigation);
      const box = await page.locator('nav a[href="/auth/login"]').first().boundingBox();
      if (!box) throw new Error('The Log In link is not visible.');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
      await page.waitForTimeout(reactionMs);
      await recorder.quiet(400);
      await clickAtPoint(session, point);
      await page.waitForFunction(() => window.navigated?.clickToContent);
      const { firstChange = Number.NaN, clickToContent = Number.NaN } = await page.evaluate(
        () => window.navigated ?? {},
      );
      return { firstChange, clickToContent };
    },
    viewport,
  );
}

/** Records in the browser page the first changed frame after the next click, and the first frame of the login page. */
function watchNavigation(): void {
  const seen: Partial<Navigation> = {};
  window.navigated = seen;
  let start: number | undefined;
  const note = (what: keyof Navigation, clickedAt: number) => {
    seen[what] = 0;
    // Measures in a message event, which fires after the browser has painted the frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen[what] = performance.now() - clickedAt;
      };
      port2.postMessage(undefined);
    });
  };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      start = timeStamp;
    },
    { capture: true, once: true },
  );
  const observer = new MutationObserver(() => {
    if (start === undefined) return;
    if (seen.firstChange === undefined) note('firstChange', start);
    if (!document.querySelector('main h1')) return;
    if (!document.querySelector('main input[type="password"]')) return;
    observer.disconnect();
    note('clickToContent', start);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
