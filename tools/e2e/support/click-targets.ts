import { expect, type Page } from '@playwright/test';
import { contrast, type Pixels, readPixels, wholePage } from './pixels.ts';

/** Something that is pressed, and where it stands on the page. */
interface ClickTarget {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it stands in a sentence, or is as large as its card. */
  readonly isFree: boolean;
  readonly isEnabled: boolean;
}

/** Whatever is pressed: its place on the whole page, or in the window as it is scrolled. */
function findClickTargets(
  page: Page,
  place: 'page' | 'window' = 'page',
): Promise<readonly ClickTarget[]> {
  return page.evaluate((isPage) => {
    const pressed =
      'a[href], button, select, summary, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"])';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { x, y: fromWindow, width, height } = element.getBoundingClientRect();
      const y = fromWindow + (isPage ? scrollY : 0);
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      // The skip link waits above the page.
      if (!isSeen || y + height <= 0) return [];
      const own = element.textContent ?? '';
      const sentence = element.closest('p')?.textContent ?? '';
      const fillsCard = getComputedStyle(element, '::after').position === 'absolute';
      const isFree = fillsCard || sentence.length > own.length + 3;
      const isEnabled = !element.matches(':disabled');
      const name = own || (element.ariaLabel ?? element.id);
      return [{ name, x, y, width, height, isFree, isEnabled }];
    });
  }, place === 'page');
}

/** What a finger presses is 44 px both ways, but for what stands in a sentence; a link may be as large as its card. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = (await findClickTargets(page))
    .filter(({ width, height, isFree }) => Math.min(width, height) < 43.5 && !isFree)
    .map(({ name, width, height }) => `${name} is ${Math.round(width)} by ${Math.round(height)}`);
  expect(small, 'small targets').toEqual([]);
}

/** Text, border or fill of whatever is pressed is told from the ground around it, as the pixels of the page show. */
export async function expectContrastWithBackground(page: Page, state: string): Promise<void> {
  const isFaint = (pixels: Pixels) => (pressable: ClickTarget) =>
    pressable.isEnabled && contrastWithBackground(pixels, pressable) < 3;
  const suspects = (await findClickTargets(page)).filter(isFaint(await wholePage(page)));
  const faint: string[] = [];
  for (const { name, y } of suspects) {
    // A tall page may be pictured before all of it is drawn, or something has moved: each is looked at by itself.
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y - 200);
    const pixels = await readPixels(await page.screenshot());
    const seen = (await findClickTargets(page, 'window')).filter((one) => one.name === name);
    if (seen.some(isFaint(pixels))) faint.push(name);
  }
  expect(faint, `pressed, and hardly told from its ground, ${state}`).toEqual([]);
}

/** How far outside of its edge the ground is looked for. */
const sampleDistance = 3;
/** A stroke of a letter or of a border has more pixels of its colour than these. */
const minimumStrokePixels = 8;

/** The contrast that the strongest pixels within have with what is usual around. */
function contrastWithBackground(pixels: Pixels, pressable: ClickTarget): number {
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
    .map((one) => contrast(one, ground))
    .sort((one, other) => other - one);
  return contrasts[minimumStrokePixels] ?? 1;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
