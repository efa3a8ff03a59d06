import { expect } from '@playwright/test';
import { type Engine, open } from './engine.ts';
import type { LateScripts } from './late-scripts.ts';
import { collectedProblems, collectProblems, countCalls, isHydrated } from './page-scripts.ts';

/** A document of the site in which nothing runs. */
const pageWithoutScripts = '/robots.txt';

type Stored = readonly { readonly name: string; readonly value: string }[];

/** The steps that a walk over the site is made of, in any engine. */
export interface EngineSteps {
  /** Waits until an expression has this value in the page. */
  readonly waitForValue: (expression: string, value?: unknown) => Promise<void>;
  /** Forgets all that the site has stored, and stores this instead. */
  readonly resetStorage: (stored?: Stored) => Promise<void>;
  /** Opens a page whose scripts wait, and notes its problems. @returns lets them come. */
  readonly openBeforeScripts: (path: string) => Promise<() => void>;
  /** Opens a page, and waits until it answers. */
  readonly openHydrated: (path: string, isReady?: string) => Promise<void>;
  /** What was wrong since the document was opened, also while it was idle, each with where that was. */
  readonly problems: () => Promise<readonly string[]>;
}

export function createEngineSteps(engine: Engine, site: LateScripts): EngineSteps {
  // A page that is being left has no answer.
  const look = (expression: string) => engine.run(`return ${expression}`).catch(String);
  const waitForValue: EngineSteps['waitForValue'] = async (expression, value = true) =>
    expect
      .poll(() => look(expression), `${expression} in ${await look('location.href')}`)
      .toEqual(value);
  const openBeforeScripts: EngineSteps['openBeforeScripts'] = async (path) => {
    const letScriptsCome = site.hold();
    await open(engine, site.url + path);
    await engine.run(collectProblems);
    expect(await look(isHydrated), 'before its scripts').toBe(false);
    return letScriptsCome;
  };
  return {
    waitForValue,
    resetStorage: async (stored = []) => {
      await open(engine, site.url + pageWithoutScripts);
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
      await waitForValue(`${countCalls('/remotes.json')} > 0`);
      const where = await look("location.pathname + ', ' + innerWidth + ' px: '");
      const seen = (await engine.run(`return ${collectedProblems}`)) as readonly string[];
      return seen.map((problem) => where + problem);
    },
  };
}
