import { expect, test } from 'vitest';
import { crash } from './crash.ts';
import { load } from './load.ts';

// Small; figures-main.ts does the same at full size. Most of the time goes into starting backends.
test('killed in the midst of messages, the backend loses none and stores none twice', async () => {
  const figures = await crash(1, 60);
  expect(figures).toMatchObject({ sent: 60, kills: 1, lost: 0, storedTwice: 0, missing: 0 });
  expect(figures.acknowledged, 'the kill came in their midst').toBeGreaterThanOrEqual(30);
  expect(figures.acknowledged).toBeLessThan(60);
}, 300_000);

test('every one of many messages at once is stored once', async () => {
  expect(await load(100, 50)).toMatchObject({ acknowledged: 100, storedOnce: 100 });
}, 300_000);
