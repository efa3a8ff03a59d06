import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publish } from '../commands/publish.ts';
import { describeError } from '../describe-error.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { contentOf, sampleSiteInFolder } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import type { FolderStore } from './folder-store.ts';

/** What all open files have in common. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(path.join(await tempFolder(), 'x'), 'w');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

/** @returns what is brought to the disk from now on, in this order: the number of the file, and the generation then. */
async function watchSyncs(store: FolderStore) {
  const syncs: { readonly file: number; readonly generation: number }[] = [];
  const handles = await fileHandles();
  const { datasync } = handles;
  const spy = vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
    const { generation } = JSON.parse(await readFile(store.pathOf('registry.json'), 'utf8'));
    await datasync.call(this);
    syncs.push({ file: (await this.stat()).ino, generation });
  });
  onTestFinished(() => spy.mockRestore());
  return syncs;
}

test('before the registry moves, it and all that it points to are on the disk; then its folder is', async () => {
  const { folder, store } = await sampleSiteInFolder();
  const before = await contentOf(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const syncs = await watchSyncs(store);
  await publish(store, [next]);
  const numberOf = async (key: string) => (await stat(store.pathOf(key))).ino;
  const after = await contentOf(store);
  const written = Object.keys(after).filter((key) => after[key] !== before[key]);
  const first = (file: number) => syncs.findIndex((one) => one.file === file);
  for (const key of written) {
    const number = await numberOf(key);
    const isBeforePointer = /^(apps\/|\.history\/|registry\.json$)/.test(key);
    expect(syncs[first(number)]?.generation, key).toBe(isBeforePointer ? 1 : 2);
    expect(first(number), key).toBeLessThanOrEqual(first(await numberOf('remotes.json')));
  }
  expect(written.filter((key) => key.startsWith('apps/marketing/')).length).toBeGreaterThan(3);
  const root = (await stat(store.root)).ino;
  expect(syncs).toContainEqual({ file: root, generation: 2 });
});

test('on a full disk a publish says what to free, and leaves whole files only', async () => {
  const { folder, store } = await sampleSiteInFolder();
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const handles = await fileHandles();
  const { writeFile } = handles;
  let left = 0;
  const spy = vi.spyOn(handles, 'writeFile').mockImplementation(async function (
    this: FileHandle,
    ...[data, ...rest]
  ) {
    if (left-- > 0) return writeFile.call(this, data, ...rest);
    await writeFile.call(this, (data as Buffer).subarray(0, 10));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  onTestFinished(() => spy.mockRestore());
  for (let room = 0; ; room += 5) {
    left = room;
    const message = await publish(store, [next]).then(() => undefined, describeError);
    if (message === undefined) break;
    expect(message).toMatch(
      /^No space is left for .*: ".+" could not be written.* Free some on that disk \("prune" deletes old versions\)/,
    );
    expect((await checkSite(store)).problems, `with room for ${room} files`).toEqual([]);
    expect(await readdir(path.join(store.root, '.store/drafts'))).toEqual([]);
  }
});
