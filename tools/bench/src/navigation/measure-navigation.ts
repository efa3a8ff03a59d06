import type { Browser, CDPSession, Page } from '@playwright/test';
import { type MeasuredPage, openAndSettle, withPage } from '../browser/measured-page.ts';

/** How much time the browser has between the first sign of a navigation and the press. */
export const approaches = {
  /** The pointer rests on the link until nothing is fetched any more. */
  hovered: 'pointer on the link, fetched ahead, pressed',
  /** Nothing tells before that somebody will go there. */
  atOnce: 'pressed at once',
} as const;

export type Approach = keyof typeof approaches;

export interface Navigation {
  /** From the press to the first paint of the other remote's page, in milliseconds. */
  readonly clickToContent: number;
  /** What was fetched between the link's first sign and the press, in bytes. */
  readonly aheadBytes: number;
}

declare global {
  interface Window {
    /** Set by {@link watchNavigation}. */
    contentPaintedAfter?: number;
  }
}

/** A desktop: its Log In link stands in the open. */
const viewport = { width: 1280, height: 800 };

/** How long it takes at most until something that a pointer sets off has asked for its first file, in milliseconds. */
const reaction = 300;

/** Goes from the home page to the login page, which is another remote's, on slow 4G. */
export async function measureNavigation(
  browser: Browser,
  siteUrl: string,
  approach: Approach,
): Promise<Navigation> {
  return withPage(browser, { profile: 'slow', viewport }, async (measured) => {
    const { page, session, recorder } = measured;
    await openAndSettle(measured, `${siteUrl}/`);
    await page.evaluate(watchNavigation);
    const before = bytesOf(measured);
    const link = page.locator('nav a[href="/auth/login"]').first();
    const point = await middleOf(link);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    if (approach === 'hovered') {
      await page.waitForTimeout(reaction);
      await recorder.quiet(400);
    }
    const aheadBytes = bytesOf(measured) - before;
    await press(session, point);
    const painted = await page.waitForFunction(() => window.contentPaintedAfter);
    return { clickToContent: Number(await painted.jsonValue()), aheadBytes };
  });
}

function bytesOf({ recorder }: MeasuredPage): number {
  return recorder.requests().reduce((sum, { bytes }) => sum + bytes, 0);
}

async function middleOf(link: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The Log In link cannot be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
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
