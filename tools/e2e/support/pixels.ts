import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The relative luminance (the WCAG measure of brightness) of each pixel in a screenshot. */
export interface ScreenshotPixels {
  readonly width: number;
  readonly height: number;
  readonly luminanceAt: (x: number, y: number) => number;
}

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

export function computeRelativeLuminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Returns the contrast ratio of two relative luminances, from 1 to 21. */
export function computeContrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export async function readScreenshotPixels(png: Buffer): Promise<ScreenshotPixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    luminanceAt: (x, y) => {
      const at = (y * info.width + x) * info.channels;
      return computeRelativeLuminance(data[at], data[at + 1], data[at + 2]);
    },
  };
}

/** Takes a screenshot of the whole page. Playwright's `fullPage` option takes 50 % longer. */
export async function captureFullPage(page: Page): Promise<ScreenshotPixels> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  await devtools.detach();
  return readScreenshotPixels(Buffer.from(data, 'base64'));
}
