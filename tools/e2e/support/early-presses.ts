import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Random, randomFrom } from './faults/random.ts';
import { inBengali, publicRoutes } from './routes.ts';
import { stack } from './stack.ts';

const englishPages = Object.keys(publicRoutes);
const [first = '/', ...others] = [...englishPages, ...englishPages.map(inBengali)];

/** Selectors of what is pressed, of which all but the theme open something. */
const targets = {
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
function after(state: State, target: Target): State {
  const menus = { services: false, management: false };
  return { ...state, ...menus, [target]: !state[target] };
}

function look(page: Page): Promise<State> {
  return page.evaluate((selectors) => {
    const isOpen = (selector: string) => {
      const button = document.querySelector<HTMLButtonElement>(selector);
      return Boolean(button?.popoverTargetElement?.matches(':popover-open'));
    };
    return {
      services: isOpen(selectors.services),
      management: isOpen(selectors.management),
      chat: isOpen(selectors.chat),
      theme: document.documentElement.dataset['theme'] === 'dark',
    };
  }, targets);
}

/** Presses at random in the first seconds of a page whose scripts come in time, late or never. @returns what went wrong. */
async function tryOnce(browser: Browser, seed: number): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const late = random.pick<number | 'never'>([0, 1_500, 'never']);
  const page = await browser.newPage({
    baseURL: stack.siteUrl,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await page.route('**/*.js', async (route) => {
      if (late === 'never') return;
      await sleep(late);
      await route.continue().catch(() => {});
    });
    const path = random.pick([first, ...others]);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(targets.chat).waitFor();
    const pressed = await pressAtRandom(page, random);
    if (late !== 'never') await page.locator('html[data-shell-alive]').waitFor();
    await sleep(100);
    const closed = { services: false, management: false, chat: false, theme: false };
    const wanted = JSON.stringify(pressed.reduce(after, closed));
    const seen = JSON.stringify(await look(page));
    return seen === wanted
      ? []
      : [`${seed}: ${path}, late ${late}, ${pressed}: ${seen}, not ${wanted}`];
  } finally {
    await page.close();
  }
}

async function pressAtRandom(page: Page, random: Random): Promise<readonly Target[]> {
  const pressed: Target[] = [];
  for (let count = random.whole(1, 5); count > 0; count--) {
    await sleep(random.number(0, 600));
    const target = random.pick(names);
    if (random.whole(0, 2)) await page.locator(targets[target]).click();
    else {
      await page.locator(targets[target]).focus();
      // The focus itself closes a menu that is left.
      await page.keyboard.press('Enter');
    }
    pressed.push(target);
  }
  return pressed;
}

/** Pages at once: they wait more than they compute. */
const lanes = 3;

export async function tryEarlyPresses(browser: Browser, count: number): Promise<readonly string[]> {
  const findings: string[] = [];
  const lane = async (first: number) => {
    for (let seed = first; seed <= count; seed += lanes)
      findings.push(...(await tryOnce(browser, seed)));
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index + 1)));
  return findings;
}
