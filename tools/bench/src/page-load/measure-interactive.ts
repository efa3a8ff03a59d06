import type { Browser, CDPSession } from '@playwright/test';
import { press, withPage } from '@torsa/e2e/support/page-load/measured-page';
import type { Profile } from '@torsa/e2e/support/page-load/profiles';

/**
 * When a page answers: a real press of the menu's button, sent once the last effect of the first render has run, has
 * opened the menu. A load by itself, as an input ends the browser's search for the largest paint.
 * @returns milliseconds since the navigation began.
 */
export async function measureInteractive(
  browser: Browser,
  profile: Profile,
  url: string,
): Promise<number> {
  return withPage(browser, profile, async ({ page, session }) => {
    const pressed = pressWhenAlive(session);
    await page.goto(url, { waitUntil: 'commit' });
    await pressed;
    const answered = await page.waitForFunction(() => window.observations.answered, null, {
      polling: 20,
    });
    return Number(await answered.jsonValue());
  });
}

async function pressWhenAlive(session: CDPSession): Promise<void> {
  const reported = new Promise<string>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(payload));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportAlive' });
  await press(session, JSON.parse(await reported));
}
