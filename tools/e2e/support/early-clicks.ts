import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, open } from './engines/engine.ts';
import { createEngineSteps } from './engines/engine-steps.ts';
import { type LateScripts, serveWithLateScripts } from './engines/late-scripts.ts';
import { isOpen } from './engines/page-scripts.ts';
import { type Random, seededRandom } from './faults/random.ts';
import { bengaliPath, publicRoutes } from './routes.ts';

const englishPages = Object.keys(publicRoutes);
const [first = '/', ...others] = [...englishPages, ...englishPages.map(bengaliPath)];

/** Selectors of what is pressed, of which all but the theme open something. */
export const targets = {
  services: 'nav > div:first-of-type button',
  management: 'nav > div:nth-of-type(2) button',
  chat: 'header ~ div > button[popovertarget]',
  theme: '[data-theme-switch]',
} as const;
type Target = keyof typeof targets;
const names = Object.keys(targets) as [Target, ...Target[]];

/** What somebody sees: the menu that is open, if one is, and whether the chat is open and the theme the other one. */
type State = Readonly<Record<Target, boolean>>;

/** A press elsewhere closes a menu; the chat stays. */
function stateAfterClick(state: State, target: Target): State {
  const menus = { services: false, management: false };
  return { ...state, ...menus, [target]: !state[target] };
}

const visibleState = `JSON.stringify({
  services: ${isOpen(targets.services)},
  management: ${isOpen(targets.management)},
  chat: ${isOpen(targets.chat)},
  theme: document.documentElement.dataset.theme === 'dark',
})`;

/** Notes which of the targets a page is clicked on: whether a driver lost a press, or the page did. */
const noteClicks = `window.clicks = [];
const targets = Object.entries(${JSON.stringify(targets)});
addEventListener('click', ({ target }) => {
  window.clicks.push(targets.find(([, selector]) => target.closest(selector))?.[0] ?? target.localName);
}, true);`;

/** Presses at random in the first seconds of a page whose scripts come in time, late or never. @returns what went wrong. */
export async function tryOnce(
  engine: Engine,
  site: LateScripts,
  seed: number,
): Promise<readonly string[]> {
  const random = seededRandom(seed);
  const late = random.pick<number | 'never'>([0, 1_500, 'never']);
  const path = random.pick([first, ...others]);
  const { resetStorage, waitForValue } = createEngineSteps(engine, site);
  await resetStorage();
  const letScriptsCome = site.hold();
  if (late !== 'never') setTimeout(letScriptsCome, late);
  await open(engine, site.url + path);
  await engine.run(noteClicks);
  const pressed = await clickAtRandom(engine, random, waitForValue);
  if (late !== 'never') await waitForValue("'shellHydrated' in document.documentElement.dataset");
  await sleep(100);
  const closed = { services: false, management: false, chat: false, theme: false };
  const wanted = JSON.stringify(pressed.reduce(stateAfterClick, closed));
  const seen = await engine.run(`return ${visibleState}`);
  if (seen === wanted) return [];
  const clicks = await engine.run('return window.clicks.join()');
  return [`${seed}: ${path}, late ${late}, ${pressed}, clicked ${clicks}: ${seen}, not ${wanted}`];
}

async function clickAtRandom(
  engine: Engine,
  random: Random,
  waitForValue: (condition: string) => Promise<unknown>,
): Promise<readonly Target[]> {
  const pressed: Target[] = [];
  for (let count = random.integer(1, 5); count > 0; count--) {
    await sleep(random.number(0, 600));
    const target = random.pick(names);
    if (random.integer(0, 2)) await engine.click(targets[target]);
    else {
      // A page in Bengali takes no focus while it waits for its fonts.
      const control = `document.querySelector('${targets[target]}')`;
      await waitForValue(`(${control}.focus(), document.activeElement === ${control})`);
      // The focus itself closes a menu that is left.
      await engine.pressEnter();
    }
    pressed.push(target);
  }
  return pressed;
}

/**
 * Presses on as many pages as there are seeds, in all engines at once: they wait more than they compute.
 * @param engines each with a window in which the navigation bar has its menus. @returns what went wrong.
 */
export async function tryEarlyClicks(
  engines: readonly Engine[],
  count: number,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const lane = async (engine: Engine, place: number) => {
    const site = await serveWithLateScripts();
    for (let seed = place + 1; seed <= count; seed += engines.length)
      findings.push(...(await tryOnce(engine, site, seed)));
    site.close();
  };
  await Promise.all(engines.map(lane));
  return findings;
}
