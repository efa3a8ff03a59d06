import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SimulatedVisit } from './visit.ts';

/** The visible state of the page at one moment. */
export interface VisiblePageState {
  /** True if the page shows no text. */
  readonly isBlank: boolean;
  /** True if the browser shows its own error page, which has no text in a headless browser. */
  readonly isBrowserError: boolean;
  /** True if the page's heading is visible, either prerendered or rendered by React. */
  readonly hasHeading: boolean;
  /** True if the site shows an error message with a button. */
  readonly hasError: boolean;
  /** True if React has hydrated the page shell and the shell knows the login session. */
  readonly isShellReady: boolean;
  /** True if React is attached to the page's heading. */
  readonly isHydrated: boolean;
  readonly path: string;
  readonly notification: string;
}

/** Reads the page's visible state. Returns undefined during a navigation. */
async function readView(page: Page): Promise<VisiblePageState | undefined> {
  const view = page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const seen = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
    const isBrowserError = location.protocol === 'chrome-error:';
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: textContent has what is hidden, and the document's data.
      isBlank: !isBrowserError && (document.body?.innerText.trim() ?? '') === '',
      isBrowserError,
      hasHeading: seen('main h1'),
      hasError: seen('main [role="alert"] button') || seen('body > #root > main[lang]'),
      isHydrated: Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
        key.startsWith('__reactFiber$'),
      ),
      // Ignores the language link, which does not depend on the login session.
      isShellReady:
        'shellHydrated' in document.documentElement.dataset &&
        seen('header a:is([href$="/auth/login"], [href*="dashboard"]):not([hreflang])'),
      path: location.pathname,
      notification: document.querySelector('[aria-label="Notifications"]')?.textContent ?? '',
    };
  });
  return Promise.race([view.catch(() => undefined), sleep(2000, undefined)]);
}

/**
 * Polls the page's visible state until the condition is true.
 * @returns the last state
 */
export async function pollVisiblePageState(
  { page, advanceClock }: Pick<SimulatedVisit, 'page' | 'advanceClock'>,
  isWanted: (view: VisiblePageState) => boolean,
  timeoutMs: number,
): Promise<{ readonly view: VisiblePageState | undefined; readonly isWanted: boolean }> {
  const end = Date.now() + timeoutMs;
  let view: VisiblePageState | undefined;
  do {
    view = (await readView(page)) ?? view;
    if (view && isWanted(view)) return { view, isWanted: true };
    await advanceClock();
    await sleep(100);
  } while (Date.now() < end);
  return { view, isWanted: false };
}
