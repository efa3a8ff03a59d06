import { waitUntil } from '@torsa/node-lib/testing/wait-until';

/** A browser as its driver steers it, with one page and what that keeps. */
export interface Engine {
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
  /** Presses Enter where the focus is. */
  readonly pressEnter: () => Promise<void>;
  /** Types after what is in a field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens an address, and waits until its document has been read: none of its scripts has to be there. Drivers wait for
 * them, each in its own way, so the page itself goes there.
 */
export async function open(engine: Engine, url: string): Promise<void> {
  await engine.run(`window.isLeft = true; setTimeout(() => location.assign('${url}'))`);
  // In between there may be an empty document, of no origin.
  const { origin } = new URL(url);
  const isThere = `!window.isLeft && location.origin === '${origin}' && document.readyState !== 'loading'`;
  await waitUntil(`${url} is open`, async () => {
    if (!(await engine.run(`return ${isThere}`))) throw new Error('not yet');
  });
}
