import type { Stats } from 'node:fs';
import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { describeError } from '../describe-error.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { readContent, sampleSiteInFolder } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import type { FolderSiteStore } from './folder-store.ts';

/** The prototype of all open files. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(path.join(await tempFolder(), 'x'), 'w');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

/**
 * Identifies a file under any name. The file system reuses inode numbers of deleted files, so the number is not enough.
 */
const identityOf = ({ ino, birthtimeMs }: Stats) => `${ino}, ${birthtimeMs}`;

/** @returns each later `fsync`: the file, and the revision at that moment. */
async function watchSyncs(store: FolderSiteStore) {
  const syncs: { readonly file: string; readonly revision: number }[] = [];
  const handles = await fileHandles();
  const { datasync } = handles;
  const spy = vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
    const { revision } = JSON.parse(await readFile(store.pathOf('registry.json'), 'utf8'));
    await datasync.call(this);
    syncs.push({ file: identityOf(await this.stat()), revision });
  });
  onTestFinished(() => spy.mockRestore());
  return syncs;
}

test('publish syncs all files to the disk before it replaces registry.json, and then syncs its folder', async () => {
  const { folder, store } = await sampleSiteInFolder();
  const before = await readContent(store);
  const next = await writeRemote(folder, 'marketing', { '/': 'everybody' });
  const syncs = await watchSyncs(store);
  await publishBuild(store, [next]);
  const fileOf = async (key: string) => identityOf(await stat(store.pathOf(key)));
  const after = await readContent(store);
  const written = Object.keys(after).filter((key) => after[key] !== before[key]);
  const first = (file: string) => syncs.findIndex((one) => one.file === file);
  for (const key of written) {
    const file = await fileOf(key);
    const isBeforePointer = /^(apps\/|\.history\/|registry\.json$)/.test(key);
    expect(syncs[first(file)]?.revision, key).toBe(isBeforePointer ? 1 : 2);
    expect(first(file), key).toBeLessThanOrEqual(first(await fileOf('remotes.json')));
  }
  expect(written.filter((key) => key.startsWith('apps/marketing/')).length).toBeGreaterThan(3);
  const root = identityOf(await stat(store.root));
  expect(syncs).toContainEqual({ file: root, revision: 2 });
});

test('publish on a full disk reports what to do and leaves only complete files', async () => {
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
    const message = await publishBuild(store, [next]).then(() => undefined, describeError);
    if (message === undefined) break;
    expect(message).toMatch(
      /^No space is left for .*: ".+" was not written.* Free some space \("prune" deletes old versions\)/,
    );
    expect((await checkSite(store)).problems, `with room for ${room} files`).toEqual([]);
    expect(await readdir(path.join(store.root, '.store/drafts'))).toEqual([]);
  }
});
