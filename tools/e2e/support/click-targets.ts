import { expect, type Page } from '@playwright/test';
import {
  captureFullPage,
  computeContrastRatio,
  readScreenshotPixels,
  type ScreenshotPixels,
} from './pixels.ts';

/** A clickable control with its position and size in pixels. */
interface ClickTarget {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True for a link that may be smaller than 44 px: a link within a sentence, or a link that covers its card. */
  readonly isExempt: boolean;
  readonly isEnabled: boolean;
}

/** Returns all visible links, buttons and fields with their positions in the page or in the window. */
function findClickTargets(
  page: Page,
  origin: 'page' | 'window' = 'page',
): Promise<readonly ClickTarget[]> {
  return page.evaluate((isPage) => {
    const pressed =
      'a[href], button, select, summary, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"])';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { x, y: fromWindow, width, height } = element.getBoundingClientRect();
      const y = fromWindow + (isPage ? scrollY : 0);
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      // Ignores the skip link, which is above the visible page until it has the focus.
      if (!isSeen || y + height <= 0) return [];
      const own = element.textContent ?? '';
      const sentence = element.closest('p')?.textContent ?? '';
      const fillsCard = getComputedStyle(element, '::after').position === 'absolute';
      const isExempt = fillsCard || sentence.length > own.length + 3;
      const isEnabled = !element.matches(':disabled');
      const name = own || (element.ariaLabel ?? element.id);
      return [{ name, x, y, width, height, isExempt, isEnabled }];
    });
  }, origin === 'page');
}

/** The minimum sizes of controls in CSS pixels: for fingers on every page, and for a mouse on portal pages. */
const smallest = { touch: 44, mouse: 36 } as const;

/**
 * Expects controls of at least 44 by 44 px, except links in sentences and links that cover a card. Portal pages may
 * have smaller controls for a mouse.
 */
export async function expectLargeClickTargets(page: Page): Promise<void> {
  if ((await page.getByRole('navigation', { name: /^(Portal|পোর্টাল)$/ }).count()) === 0) {
    return expectTargets(page, smallest.touch);
  }
  await expectTargets(page, smallest.mouse);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expectTargets(page, smallest.touch);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}

async function expectTargets(page: Page, minimum: number): Promise<void> {
  const small = (await findClickTargets(page))
    .filter(({ width, height, isExempt }) => Math.min(width, height) < minimum - 0.5 && !isExempt)
    .map(({ name, width, height }) => `${name} is ${Math.round(width)} by ${Math.round(height)}`);
  expect(small, `targets below ${minimum} px`).toEqual([]);
}

/** Expects a contrast of 3:1 between each control and its background, measured in the pixels of a screenshot. */
export async function expectContrastWithBackground(page: Page, state: string): Promise<void> {
  const isFaint = (pixels: ScreenshotPixels) => (pressable: ClickTarget) =>
    pressable.isEnabled && contrastWithBackground(pixels, pressable) < 3;
  const suspects = (await findClickTargets(page)).filter(isFaint(await captureFullPage(page)));
  const faint: string[] = [];
  for (const { name, y } of suspects) {
    // Checks each failing control again inside the window, because a screenshot of a tall page can be incomplete.
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y - 200);
    const pixels = await readScreenshotPixels(await page.screenshot());
    const seen = (await findClickTargets(page, 'window')).filter((one) => one.name === name);
    if (seen.some(isFaint(pixels))) faint.push(name);
  }
  expect(faint, `controls with less than 3:1 contrast to their background, ${state}`).toEqual([]);
}

/** Distance in pixels between a control's edge and the sampled background. */
const sampleDistance = 3;
/** The smallest number of pixels in a border or in a stroke of a letter. */
const minimumStrokePixels = 8;

/** Returns the contrast ratio between a control's most distinct pixels and the median colour around the control. */
function contrastWithBackground(pixels: ScreenshotPixels, pressable: ClickTarget): number {
  const left = Math.floor(pressable.x);
  const top = Math.floor(pressable.y);
  const right = Math.ceil(pressable.x + pressable.width);
  const bottom = Math.ceil(pressable.y + pressable.height);
  const row = (y: number, from: number, to: number) =>
    y < 0 || y >= pixels.height
      ? []
      : range(Math.max(0, from), Math.min(pixels.width, to)).map((x) => pixels.luminanceAt(x, y));
  const around = [
    ...row(top - sampleDistance, left, right),
    ...row(bottom + sampleDistance - 1, left, right),
    ...range(top, bottom).flatMap((y) => [
      ...row(y, left - sampleDistance, left - sampleDistance + 1),
      ...row(y, right + sampleDistance - 1, right + sampleDistance),
    ]),
  ].sort((one, other) => one - other);
  const ground = around[around.length >> 1] ?? 0;
  const contrasts = range(top, bottom)
    .flatMap((y) => row(y, left, right))
    .map((one) => computeContrastRatio(one, ground))
    .sort((one, other) => other - one);
  return contrasts[minimumStrokePixels] ?? 1;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
