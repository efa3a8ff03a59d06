import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** What somebody sees of a page at this moment. */
export interface View {
  /** Nothing to read at all, and it is the site's doing. */
  readonly isBlank: boolean;
  /** The browser says itself that the address cannot be opened: in words, unless it has no window. */
  readonly isBrowserError: boolean;
  /** A page with its heading is shown, by the browser alone or by the site. */
  readonly hasHeading: boolean;
  /** The site says that something failed, and what to do. */
  readonly hasError: boolean;
  /** The session is known: the shell answers. */
  readonly isShellReady: boolean;
  /** React has the page that is shown, and not only the document. */
  readonly isHydrated: boolean;
  readonly path: string;
  readonly notification: string;
}

/** Undefined while the page is on its way to another document. */
async function readView(page: Page): Promise<View | undefined> {
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
      // The link to this page in the other language says nothing of the session.
      isShellReady:
        'shellHydrated' in document.documentElement.dataset &&
        seen('header a:is([href$="/auth/login"], [href*="dashboard"]):not([hreflang])'),
      path: location.pathname,
      notification: document.querySelector('[aria-label="Notifications"]')?.textContent ?? '',
    };
  });
  return Promise.race([view.catch(() => undefined), sleep(2000, undefined)]);
}

/** Looks until the page is as wanted, for at most so many milliseconds. @returns what was seen last. */
export async function pollView(
  { page, advanceClock }: Pick<Visit, 'page' | 'advanceClock'>,
  isWanted: (view: View) => boolean,
  timeoutMs: number,
): Promise<{ readonly view: View | undefined; readonly isWanted: boolean }> {
  const end = Date.now() + timeoutMs;
  let view: View | undefined;
  do {
    view = (await readView(page)) ?? view;
    if (view && isWanted(view)) return { view, isWanted: true };
    await advanceClock();
    await sleep(100);
  } while (Date.now() < end);
  return { view, isWanted: false };
}
