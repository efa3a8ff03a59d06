import { join } from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalInbox } from '../inbox/inbox-server.ts';
import { copyTemplate, testBackend } from '../test-database.ts';
import { runCrashTest } from './crash.ts';
import {
  countStoredMessages,
  createTestMessages,
  raiseMessageRateLimit,
  runWithConcurrencyLimit,
  sendTestMessage,
} from './messages.ts';
import { createEmailReplies, waitUntilRepliesAreEmailed } from './replies.ts';

// Starting backends takes most of the time.
const [kills, perKill, atOnce, replyCount] = isExhaustive ? [5, 1000, 1000, 200] : [1, 40, 30, 20];

test('concurrent contact messages are each stored once', async () => {
  const dataDir = await tempFolder();
  copyTemplate(dataDir);
  await raiseMessageRateLimit(dataDir);
  const backend = await testBackend(dataDir);
  onTestFinished(() => backend.close());
  const messages = createTestMessages(atOnce);
  await runWithConcurrencyLimit(messages, 50, async (message) => {
    expect(await sendTestMessage(backend, message), message.row.name).toBe(true);
  });
  const stored = await countStoredMessages(backend);
  expect(messages.filter(({ row }) => stored.get(row.email) !== 1)).toEqual([]);
}, 1_800_000);

// SMTP cannot report that an email was already sent. An email whose result was not yet stored is sent again with the
// same Message-ID.
test('a repeatedly killed backend loses and duplicates no message or reply, and repeats only the email in progress', async () => {
  const dataDir = await tempFolder();
  copyTemplate(dataDir);
  await raiseMessageRateLimit(dataDir);
  const replies = await createEmailReplies(dataDir, replyCount);
  const smtpPort = await freePort();
  const mailDir = join(dataDir, 'received');
  const inbox = await startLocalInbox({ webPort: await freePort(), smtpPort, mailDir });
  try {
    const figures = await runCrashTest({ dataDir, smtpPort }, kills, perKill, async (last) => {
      const sent = await waitUntilRepliesAreEmailed(last, inbox, replies);
      expect(sent).toMatchObject({ missing: 0, unknown: 0 });
      expect(sent.repeated).toBeLessThanOrEqual(kills);
    });
    expect(figures).toMatchObject({ sent: kills * perKill, lost: 0, storedTwice: 0, missing: 0 });
    expect(figures.acknowledged, 'the kill came in their midst').toBeGreaterThanOrEqual(
      (kills * perKill) / 2,
    );
    expect(figures.acknowledged).toBeLessThan(kills * perKill);
  } finally {
    await inbox.close();
  }
}, 1_800_000);
