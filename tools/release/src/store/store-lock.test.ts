import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { startChild } from '../testing/child.ts';
import { FolderSiteStore } from './folder-store.ts';

test('a write to FolderSiteStore fails while a lock file is unreadable, and the error names the file', async () => {
  const store = new FolderSiteStore(await tempFolder(), { lockMs: 20 });
  const ticket = path.join(store.root, '.store/lock/7');
  await mkdir(path.dirname(ticket), { recursive: true });
  await writeFile(ticket, '{"pid":');
  await expect(
    store.writeIf('registry.json', Buffer.from('1'), { ifNoneMatch: '*' }),
  ).rejects.toMatchObject({
    message: "Another process has locked the store's folder. Run the command again.",
    cause: {
      message: `${ticket} is held by an unknown process. If that process has ended, delete the file.`,
    },
  });
  expect(await store.read('registry.json')).toBeUndefined();
});

// The processes need most of the time to start.
const [counters, killed] = isExhaustive ? [4, 4] : [2, 2];

test('no increment of a stored counter is lost when processes are killed while they hold the lock', async () => {
  const root = await tempFolder();
  const times = 20;
  const [children, victims] = await Promise.all([startChildren(counters), startChildren(killed)]);
  const counting = children.map((child) => child.run({ kind: 'count', root, times }));
  for (const victim of victims) {
    const running = victim.run({ kind: 'collide', root });
    await wait(Math.random() * 60);
    await victim.kill();
    expect(await running).toBeUndefined();
  }
  expect(await Promise.all(counting)).toEqual(children.map(() => 'done'));
  expect(Number(await readFile(path.join(root, 'count'), 'utf8'))).toBe(counters * times);
});

function startChildren(length: number) {
  return Promise.all(Array.from({ length }, startChild));
}
