import type { Locator } from '@playwright/test';

/**
 * The contrast of a text with the brightest pixel anywhere behind it, as WCAG 2.2 defines contrast. For light text on
 * pictures, where no style sheet knows what is behind.
 */
export async function contrastBehind(text: Locator): Promise<number> {
  const colour = await text.evaluate((element: HTMLElement) => {
    const before = getComputedStyle(element).color;
    element.style.color = 'transparent';
    return before;
  });
  const png = await text.screenshot();
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  return text.page().evaluate(measure, { png: png.toString('base64'), colour });
}

/** Runs in the page, which can read a picture. */
async function measure({ png, colour }: { png: string; colour: string }) {
  const picture = await createImageBitmap(
    new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]),
  );
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  let brightest = 0;
  for (let at = 0; at < data.length; at += 4) {
    brightest = Math.max(brightest, luminance(data[at], data[at + 1], data[at + 2]));
  }
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(Number);
  return (luminance(red, green, blue) + 0.05) / (brightest + 0.05);
}
