import type { Browser } from '@playwright/test';
import { openBrowser } from './browser/open-browser.ts';
import type { Options } from './options.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { startSites } from './sites/start-sites.ts';

/** What every part measures with. */
export interface Rig {
  readonly browser: Browser;
  readonly signedIn: SignedIn;
  readonly options: Options;
  readonly progress: (line: string) => void;
}

/** Builds and serves the variants, opens a browser and logs in; undoes all of it when the work has ended. */
export async function withRig<Result>(
  options: Options,
  work: (rig: Rig) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const progress = (line: string) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${String(seconds).padStart(4)} s  ${line}`);
  };
  progress('Building three variants of the site');
  const sites = await startSites();
  try {
    const browser = await openBrowser();
    try {
      return await work({ browser, signedIn: await signIn(browser), options, progress });
    } finally {
      await browser.close();
    }
  } finally {
    await sites.stop();
  }
}
