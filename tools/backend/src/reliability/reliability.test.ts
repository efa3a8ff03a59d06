import { exhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { copyTemplate } from '../test-database.ts';
import { crash } from './crash.ts';
import { load } from './load.ts';

// Small by default; figures-main.ts does the same at the size that docs/reliability.md tells of.
const rounds = exhaustive ? 5 : 1;
const atOnce = exhaustive ? 500 : 100;

test('killed in the midst of messages, the backend loses none and stores none twice', async () => {
  const sent = rounds * 60;
  const figures = await crash(rounds, 60, copyTemplate);
  expect(figures).toMatchObject({ sent, kills: rounds, lost: 0, storedTwice: 0, missing: 0 });
  expect(figures.acknowledged, 'the kill came in their midst').toBeGreaterThanOrEqual(sent / 2);
  expect(figures.acknowledged).toBeLessThan(sent);
}, 300_000);

test('every one of many messages at once is stored once', async () => {
  const figures = await load(atOnce, 50, copyTemplate);
  expect(figures).toMatchObject({ acknowledged: atOnce, storedOnce: atOnce });
}, 300_000);
