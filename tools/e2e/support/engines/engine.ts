import { waitUntil } from '@torsa/node-lib/testing/wait-until';

/** Common interface of Playwright, Puppeteer and Selenium for a browser with one page. */
export interface BrowserEngine {
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a JavaScript function in the page and returns the function's result. */
  readonly run: (script: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
  /** Presses the Enter key on the focused element. */
  readonly pressEnter: () => Promise<void>;
  /** Types a text at the end of an input field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a URL and waits until the HTML is parsed. The page navigates itself, because the drivers' navigation commands
 * wait for scripts.
 */
export async function openUrl(engine: BrowserEngine, url: string): Promise<void> {
  await engine.run(`window.isLeft = true; setTimeout(() => location.assign('${url}'))`);
  // Repeats the check, because the browser may show an empty document with an opaque origin during a navigation.
  const { origin } = new URL(url);
  const isThere = `!window.isLeft && location.origin === '${origin}' && document.readyState !== 'loading'`;
  await waitUntil(`${url} is open`, async () => {
    if (!(await engine.run(`return ${isThere}`)))
      throw new Error('The HTML document is not parsed yet.');
  });
}
