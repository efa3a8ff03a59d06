import { waitUntil } from '@torsa/node-lib/testing/wait-until';

/** A browser with one page, behind a common interface for Playwright, Puppeteer and Selenium. */
export interface Engine {
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  readonly run: (script: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
  /** Presses Enter on the focused element. */
  readonly pressEnter: () => Promise<void>;
  /** Appends text to a field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a URL and waits until its HTML is parsed, without waiting for scripts. The page navigates itself, because
 * each driver's own navigation waits for scripts.
 */
export async function openUrl(engine: Engine, url: string): Promise<void> {
  await engine.run(`window.isLeft = true; setTimeout(() => location.assign('${url}'))`);
  // During the navigation there may be an empty document with an opaque origin.
  const { origin } = new URL(url);
  const isThere = `!window.isLeft && location.origin === '${origin}' && document.readyState !== 'loading'`;
  await waitUntil(`${url} is open`, async () => {
    if (!(await engine.run(`return ${isThere}`)))
      throw new Error('The document is not parsed yet.');
  });
}
