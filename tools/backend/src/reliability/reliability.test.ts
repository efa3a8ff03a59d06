import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { copyTemplate } from '../test-database.ts';
import { startBackendProcess } from './backend-process.ts';
import { crash } from './crash.ts';
import { inFlight, makeMessages, send, storedTimes } from './messages.ts';
import { killDuringReplies } from './replies.ts';

// Most of the time goes into starting backends.
const [kills, perKill, atOnce, replies] = isExhaustive ? [5, 1000, 1000, 200] : [1, 60, 100, 40];

test('killed in the midst of messages, the backend loses none and stores none twice', async () => {
  const figures = await crash(kills, perKill, copyTemplate);
  expect(figures).toMatchObject({ sent: kills * perKill, lost: 0, storedTwice: 0, missing: 0 });
  expect(figures.acknowledged, 'the kill came in their midst').toBeGreaterThanOrEqual(
    (kills * perKill) / 2,
  );
  expect(figures.acknowledged).toBeLessThan(kills * perKill);
}, 600_000);

test('every one of many messages at once is stored once', async () => {
  const folder = await makeTempFolder();
  await copyTemplate(folder.path);
  const backend = await startBackendProcess(folder.path);
  try {
    const messages = makeMessages(atOnce);
    await inFlight(messages, 50, async (message) => {
      expect(await send(backend, message), message.row.name).toBe(true);
    });
    const stored = await storedTimes(backend);
    expect(messages.filter(({ row }) => stored.get(row.email) !== 1)).toEqual([]);
  } finally {
    await backend.kill();
    await folder.remove();
  }
}, 600_000);

// SMTP has no word for "sent already": what was handed over and not yet noted comes again, and can be told.
test('killed while replies leave, the backend sends each, and at most the one on its way again', async () => {
  const figures = await killDuringReplies(replies, kills);
  expect(figures).toMatchObject({ missing: 0, unknown: 0, sent: replies });
  expect(figures.repeated).toBeLessThanOrEqual(kills);
}, 600_000);
