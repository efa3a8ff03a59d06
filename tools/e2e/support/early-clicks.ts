import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserEngine, openUrl } from './engines/engine.ts';
import { createBrowserEngineSteps } from './engines/engine-steps.ts';
import { type ScriptDelayServer, startScriptDelayServer } from './engines/late-scripts.ts';
import { isPopoverOpen } from './engines/page-scripts.ts';
import { createSeededRandom, type SeededRandom } from './faults/random.ts';
import { publicRoutes, toBengaliPath } from './routes.ts';

const englishPages = Object.keys(publicRoutes);
const [first = '/', ...others] = [...englishPages, ...englishPages.map(toBengaliPath)];

/** CSS selectors of the clicked controls: three popover buttons and the theme button. */
export const earlyClickTargets = {
  services: 'nav > div:first-of-type button',
  management: 'nav > div:nth-of-type(2) button',
  chat: 'header ~ div > button[popovertarget]',
  theme: '[data-theme-switch]',
} as const;
type Target = keyof typeof earlyClickTargets;
const names = Object.keys(earlyClickTargets) as [Target, ...Target[]];

/** A JavaScript expression for the state of each control: true for an open menu, an open chat or the dark theme. */
type State = Readonly<Record<Target, boolean>>;

/** Returns the state of all controls after a click on one of them, which closes other menus but not the chat. */
function stateAfterClick(state: State, target: Target): State {
  const menus = { services: false, management: false };
  return { ...state, ...menus, [target]: !state[target] };
}

const visibleState = `JSON.stringify({
  services: ${isPopoverOpen(earlyClickTargets.services)},
  management: ${isPopoverOpen(earlyClickTargets.management)},
  chat: ${isPopoverOpen(earlyClickTargets.chat)},
  theme: document.documentElement.dataset.theme === 'dark',
})`;

/** Records the clicks that the page receives, to show if the browser driver or the page lost a click. */
const noteClicks = `window.clicks = [];
const targets = Object.entries(${JSON.stringify(earlyClickTargets)});
addEventListener('click', ({ target }) => {
  window.clicks.push(targets.find(([, selector]) => target.closest(selector))?.[0] ?? target.localName);
}, true);`;

/**
 * Clicks random controls while the page's scripts load immediately, late or never.
 * @returns descriptions of wrong menu, chat or theme states
 */
export async function clickRandomControls(
  engine: BrowserEngine,
  site: ScriptDelayServer,
  seed: number,
): Promise<readonly string[]> {
  const random = createSeededRandom(seed);
  const late = random.pick<number | 'never'>([0, 1_500, 'never']);
  const path = random.pick([first, ...others]);
  const { resetStorage, waitForValue } = createBrowserEngineSteps(engine, site);
  await resetStorage();
  const letScriptsCome = site.hold();
  if (late !== 'never') setTimeout(letScriptsCome, late);
  await openUrl(engine, site.url + path);
  await engine.run(noteClicks);
  const pressed = await clickAtRandom(engine, random, waitForValue);
  if (late !== 'never') await waitForValue("'shellHydrated' in document.documentElement.dataset");
  await sleep(100);
  const closed = { services: false, management: false, chat: false, theme: false };
  const wanted = JSON.stringify(pressed.reduce(stateAfterClick, closed));
  const seen = await engine.run(`return ${visibleState}`);
  if (seen === wanted) return [];
  const clicks = await engine.run('return window.clicks.join()');
  return [
    `Seed ${seed}, ${path}, scripts after ${late} ms: pressed ${pressed}, clicked ${clicks}, state ${seen}, expected ${wanted}`,
  ];
}

async function clickAtRandom(
  engine: BrowserEngine,
  random: SeededRandom,
  waitForValue: (condition: string) => Promise<unknown>,
): Promise<readonly Target[]> {
  const pressed: Target[] = [];
  for (let count = random.integer(1, 5); count > 0; count--) {
    await sleep(random.number(0, 600));
    const target = random.pick(names);
    if (random.integer(0, 2)) await engine.click(earlyClickTargets[target]);
    else {
      // Retries the focus, because a Bengali page cannot focus elements while it waits for fonts.
      const control = `document.querySelector('${earlyClickTargets[target]}')`;
      await waitForValue(`(${control}.focus(), document.activeElement === ${control})`);
      // The open menu closes before Enter is pressed, because the focus leaves the menu.
      await engine.pressEnter();
    }
    pressed.push(target);
  }
  return pressed;
}

/**
 * Runs `clickRandomControls` for each seed, in all browser engines at the same time.
 * @param engines browsers whose windows are wide enough for the menu buttons
 * @param count number of seeds
 * @returns descriptions of wrong states
 */
export async function runRandomClicksInEngines(
  engines: readonly BrowserEngine[],
  count: number,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const lane = async (engine: BrowserEngine, index: number) => {
    const site = await startScriptDelayServer();
    for (let seed = index + 1; seed <= count; seed += engines.length)
      findings.push(...(await clickRandomControls(engine, site, seed)));
    site.close();
  };
  await Promise.all(engines.map(lane));
  return findings;
}
