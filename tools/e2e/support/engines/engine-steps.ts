import { expect } from '@playwright/test';
import { type BrowserEngine, openUrl } from './engine.ts';
import type { ScriptDelayServer } from './late-scripts.ts';
import {
  collectPageProblems,
  countRequests,
  isHydrated,
  readCollectedProblems,
} from './page-scripts.ts';

/** The path of a file of the site that contains no script. */
const pathWithoutScripts = '/robots.txt';

type Stored = readonly { readonly name: string; readonly value: string }[];

/** Test steps that work with every browser driver. */
export interface BrowserEngineSteps {
  /** Waits until a JavaScript expression in the page returns the expected value, by default `true`. */
  readonly waitForValue: (expression: string, value?: unknown) => Promise<void>;
  /** Deletes the site's browser storage and then stores the given entries. */
  readonly resetStorage: (stored?: Stored) => Promise<void>;
  /**
   * Opens a page whose scripts are delayed, and collects the page's errors.
   * @returns a function that sends the scripts
   */
  readonly openBeforeScripts: (path: string) => Promise<() => void>;
  /** Opens a page and waits until React has hydrated it. */
  readonly openHydrated: (path: string, isReady?: string) => Promise<void>;
  /** Returns the page's errors since its document opened, each with the page's path and width. */
  readonly problems: () => Promise<readonly string[]>;
}

export function createBrowserEngineSteps(
  engine: BrowserEngine,
  site: ScriptDelayServer,
): BrowserEngineSteps {
  // Ignores the error of a page that cannot run driver scripts during a navigation.
  const look = (expression: string) => engine.run(`return ${expression}`).catch(String);
  const waitForValue: BrowserEngineSteps['waitForValue'] = async (expression, value = true) =>
    expect
      .poll(() => look(expression), `${expression} in ${await look('location.href')}`)
      .toEqual(value);
  const openBeforeScripts: BrowserEngineSteps['openBeforeScripts'] = async (path) => {
    const letScriptsCome = site.hold();
    await openUrl(engine, site.url + path);
    await engine.run(collectPageProblems);
    expect(await look(isHydrated), 'hydrated before its scripts arrived').toBe(false);
    return letScriptsCome;
  };
  return {
    waitForValue,
    resetStorage: async (stored = []) => {
      await openUrl(engine, site.url + pathWithoutScripts);
      const values = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
      await engine.run(
        `sessionStorage.clear(); localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(values)})`,
      );
    },
    openBeforeScripts,
    openHydrated: async (path, isReady = isHydrated) => {
      const letScriptsCome = await openBeforeScripts(path);
      letScriptsCome();
      await waitForValue(`location.pathname + location.search`, path);
      await waitForValue(isReady);
    },
    problems: async () => {
      await waitForValue(`${countRequests('/remotes.json')} > 0`);
      const where = await look("location.pathname + ', ' + innerWidth + ' px: '");
      const seen = (await engine.run(`return ${readCollectedProblems}`)) as readonly string[];
      return seen.map((problem) => where + problem);
    },
  };
}
