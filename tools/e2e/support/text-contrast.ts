import type { Locator } from '@playwright/test';
import { computeContrastRatio, computeRelativeLuminance, readScreenshotPixels } from './pixels.ts';

/**
 * Returns the contrast ratio of light text to the brightest pixel of its background. Axe cannot read the colours of
 * pictures.
 */
export async function measureTextContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((element: HTMLElement) => {
    const before = getComputedStyle(element).color;
    element.style.color = 'transparent';
    return before;
  });
  const { width, height, luminanceAt } = await readScreenshotPixels(await text.screenshot());
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  let brightest = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) brightest = Math.max(brightest, luminanceAt(x, y));
  }
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(Number);
  return computeContrastRatio(computeRelativeLuminance(red, green, blue), brightest);
}
