import type { Locator } from '@playwright/test';

/** Returns the position and size of a visible element in the window, in pixels. */
export async function readBoundingBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`The element ${element} is not visible, so it has no position.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
