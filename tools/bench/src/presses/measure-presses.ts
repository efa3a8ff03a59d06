import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { click, withPage } from '@torsa/e2e/support/page-load/measured-page';
import { measureRounds } from '../measure-rounds.ts';
import type { Options } from '../options.ts';
import type { Row } from '../results.ts';
import { siteUrls, variantNames } from '../sites/variants.ts';
import { type Answer, type Point, type Target, watchPress } from './watch-press.ts';

/** A button that shows that its click is being processed. */
const taken = 'main form [aria-busy="true"]';

/** Controls to click. The window is a phone's, unless only a desktop shows the control. */
const targets: Readonly<
  Record<string, Target & { readonly isWide?: true; readonly path?: string }>
> = {
  menu: { press: 'header button', name: 'menu', shows: 'header nav a' },
  Services: {
    press: 'header button',
    name: 'services',
    shows: 'nav a[href="/services/ai-tool"]',
    isWide: true,
  },
  Management: {
    press: 'header button',
    name: 'management',
    shows: 'nav a[href="/auth/employee-login"]',
    isWide: true,
  },
  chat: { press: 'button', name: 'chat', shows: 'header ~ div :is(a, input, textarea)' },
  theme: { press: 'header button', name: 'theme|dark', isWide: true },
  language: { press: 'header a[hreflang]', isWide: true },
  'a link': { press: 'main a[href^="/"]' },
  Send: { path: '/contact', sends: true, press: 'main form button', name: 'send', shows: taken },
  'Log In': {
    path: '/auth/login',
    sends: true,
    press: 'main form button',
    name: 'log in',
    shows: taken,
  },
};
const desktop = { width: 1280, height: 800 };

/** Milliseconds until a visitor clicks again, and the number of clicks. */
const answerTimeoutMs = 500;
const mostPresses = 20;

/** Milliseconds for a site to show a control. A site without that control has no figure. */
const missingMs = 10_000;

/**
 * Clicks a control of the home page or another page 50 ms after its first paint on slow 4G, and again until it
 * responds.
 */
export async function measurePresses(
  browser: Browser,
  { rounds, peer }: Options,
): Promise<readonly Row[]> {
  const among = peer === undefined ? variantNames : ([...variantNames, 'peer'] as const);
  return measureRounds(
    rounds,
    Object.keys(targets),
    async (name, variant) => ({ ...(await measurePress(browser, name, siteUrls[variant])) }),
    among,
  );
}

async function measurePress(
  browser: Browser,
  name: string,
  siteUrl: string,
): Promise<Answer | undefined> {
  const { isWide, path = '/', ...target } = targets[name] ?? { press: name };
  return withPage(
    browser,
    'slow',
    async ({ page, session }) => {
      const answer = new Promise<Answer>((resolve) => {
        void page.exposeFunction('reportAnswer', resolve);
      });
      const found = new Promise<Point>((resolve) => {
        void page.exposeFunction('reportTarget', resolve);
      });
      await page.addInitScript(watchPress, target);
      await page.goto(siteUrl + path, { waitUntil: 'commit' });
      const point = await Promise.race([found, sleep(missingMs)]);
      if (!point) return undefined;
      for (let count = 0; count < mostPresses; count += 1) {
        const unanswered = click(session, point).then(() => sleep(answerTimeoutMs));
        const answered = await Promise.race([answer, unanswered]);
        if (answered) return answered;
      }
      return { answered: mostPresses * answerTimeoutMs, lost: mostPresses };
    },
    isWide && desktop,
  );
}
