import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { clickAtPoint, runInBrowserPage } from '@torsa/e2e/support/page-load/measured-page';
import { measureInRounds } from '../measure-rounds.ts';
import type { BenchOptions } from '../options.ts';
import type { BenchResultRow } from '../results.ts';
import { siteVariantNames, siteVariantUrls } from '../sites/variants.ts';
import {
  type ClickResponse,
  type ClickTarget,
  observeClickResponse,
  type PagePoint,
} from './watch-press.ts';

/** A selector for a button that shows a pending state after its click. */
const taken = 'main form [aria-busy="true"]';

/** The buttons and links to click. The window has the size of a phone, unless only a desktop shows the control. */
const targets: Readonly<
  Record<string, ClickTarget & { readonly isWide?: true; readonly path?: string }>
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

/** Milliseconds after which the simulated visitor clicks again if the page has not responded. */
const answerTimeoutMs = 500;
const mostPresses = 20;

/** Time-out for a button or link to appear, in milliseconds. */
const missingMs = 10_000;

/** Measures how long a page takes to respond to a click 50 ms after the first paint, on slow 4G. */
export async function measureEarlyClicks(
  browser: Browser,
  { rounds, peer }: BenchOptions,
): Promise<readonly BenchResultRow[]> {
  const among = peer === undefined ? siteVariantNames : ([...siteVariantNames, 'peer'] as const);
  return measureInRounds(
    rounds,
    Object.keys(targets),
    async (name, variant) => ({ ...(await measurePress(browser, name, siteVariantUrls[variant])) }),
    among,
  );
}

async function measurePress(
  browser: Browser,
  name: string,
  siteUrl: string,
): Promise<ClickResponse | undefined> {
  const { isWide, path = '/', ...target } = targets[name] ?? { press: name };
  return runInBrowserPage(
    browser,
    'slow',
    async ({ page, session }) => {
      const answer = new Promise<ClickResponse>((resolve) => {
        void page.exposeFunction('reportAnswer', resolve);
      });
      const found = new Promise<PagePoint>((resolve) => {
        void page.exposeFunction('reportTarget', resolve);
      });
      await page.addInitScript(observeClickResponse, target);
      await page.goto(siteUrl + path, { waitUntil: 'commit' });
      const point = await Promise.race([found, sleep(missingMs)]);
      if (!point) return undefined;
      for (let count = 0; count < mostPresses; count += 1) {
        const unanswered = clickAtPoint(session, point).then(() => sleep(answerTimeoutMs));
        const answered = await Promise.race([answer, unanswered]);
        if (answered) return answered;
      }
      return { answered: mostPresses * answerTimeoutMs, lost: mostPresses };
    },
    isWide && desktop,
  );
}
