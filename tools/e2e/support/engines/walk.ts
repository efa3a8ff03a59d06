import { expect } from '@playwright/test';
import { type Engine, open } from './engine.ts';
import type { LateScripts } from './late-scripts.ts';
import { callsTo, collectProblems, isAlive, problemsSeen } from './page-scripts.ts';

/** A document of the site in which nothing runs. */
const withoutScripts = '/robots.txt';

type Stored = readonly { readonly name: string; readonly value: string }[];

/** The steps that a walk over the site is made of, in any engine. */
export interface Walk {
  /** Waits until an expression has this value in the page. */
  readonly becomes: (expression: string, value?: unknown) => Promise<void>;
  /** Forgets all that the site has stored, and stores this instead. */
  readonly beginWith: (stored?: Stored) => Promise<void>;
  /** Opens a page whose scripts wait, and notes its problems. @returns lets them come. */
  readonly openEarly: (path: string) => Promise<() => void>;
  /** Opens a page, and waits until it answers. */
  readonly openAlive: (path: string, isReady?: string) => Promise<void>;
  /** What was wrong since the document was opened, also while it was idle, each with where that was. */
  readonly problems: () => Promise<readonly string[]>;
}

export function walkOf(engine: Engine, site: LateScripts): Walk {
  // A page that is being left has no answer.
  const look = (expression: string) => engine.run(`return ${expression}`).catch(String);
  const becomes: Walk['becomes'] = async (expression, value = true) =>
    expect
      .poll(() => look(expression), `${expression} in ${await look('location.href')}`)
      .toEqual(value);
  const openEarly: Walk['openEarly'] = async (path) => {
    const letScriptsCome = site.hold();
    await open(engine, site.url + path);
    await engine.run(collectProblems);
    expect(await look(isAlive), 'before its scripts').toBe(false);
    return letScriptsCome;
  };
  return {
    becomes,
    beginWith: async (stored = []) => {
      await open(engine, site.url + withoutScripts);
      const values = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
      await engine.run(
        `sessionStorage.clear(); localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(values)})`,
      );
    },
    openEarly,
    openAlive: async (path, isReady = isAlive) => {
      const letScriptsCome = await openEarly(path);
      letScriptsCome();
      await becomes(`location.pathname + location.search`, path);
      await becomes(isReady);
    },
    problems: async () => {
      await becomes(`${callsTo('/remotes.json')} > 0`);
      const where = await look("location.pathname + ', ' + innerWidth + ' px: '");
      const seen = (await engine.run(`return ${problemsSeen}`)) as readonly string[];
      return seen.map((problem) => where + problem);
    },
  };
}
