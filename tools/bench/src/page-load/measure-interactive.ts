import type { Browser, CDPSession } from '@playwright/test';
import { type Visit, withPage } from '../browser/measured-page.ts';

/** When a page answers. In milliseconds since the navigation began. */
export interface Interactive {
  /** The last effect of the first render has run. */
  readonly alive: number;
  /** A real press of the menu's button, sent at that moment, has opened the menu. */
  readonly interactive: number;
}

/** A load by itself: an input ends the browser's search for the largest paint. */
export async function measureInteractive(
  browser: Browser,
  visit: Visit,
  url: string,
): Promise<Interactive> {
  return withPage(browser, visit, async ({ page, session, observations }) => {
    const pressed = pressWhenAlive(session);
    await page.goto(url, { waitUntil: 'commit' });
    await pressed;
    await page.waitForFunction(() => window.observations.answered !== undefined, null, {
      polling: 20,
    });
    const { alive = 0, answered = 0 } = await observations();
    return { alive, interactive: answered };
  });
}

async function pressWhenAlive(session: CDPSession): Promise<void> {
  const reported = new Promise<{ x: number; y: number }>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportAlive' });
  const point = await reported;
  const press = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}
