import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { contentName, sampleFile, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { readBuildFolder } from './read-build.ts';

test('readBuildFolder reads a complete build', async () => {
  const build = await readBuildFolder(
    await writeRemote(await tempFolder(), 'marketing', { '/': 'you' }),
  );
  expect(build.manifest.app).toBe('marketing');
  expect(build.version).toMatch(/^[0-9a-f]{12}$/);
  const entry = sampleFile('remote.js', 'marketing');
  expect(build.browserFiles.get(entry)?.toString()).toBe('code of remote.js for marketing');
  expect(build.nodeBundle.toString()).toContain('exports.routes');
});

test('readBuildFolder returns the same version for builds with the same content', async () => {
  const [one, other] = await Promise.all([
    readBuildFolder(await writeHost(await tempFolder())),
    readBuildFolder(await writeHost(await tempFolder())),
  ]);
  expect(one.version).toBe(other.version);
});

test('readBuildFolder returns different versions for builds with different content', async () => {
  const folder = await tempFolder();
  const versions = new Set<string>();
  for (const dir of [
    await writeHost(path.join(folder, '1'), 'host'),
    await writeHost(path.join(folder, '2'), 'hosT'),
    await writeRemote(path.join(folder, '3'), 'host', { '/': 'you' }),
    await writeRemote(path.join(folder, '4'), 'host', { '/': 'all' }),
    await writeRemote(path.join(folder, '5'), 'host', { '/all': 'you' }),
  ]) {
    versions.add((await readBuildFolder(dir)).version);
  }
  expect(versions.size).toBe(5);
});

test('readBuildFolder throws an error for a missing build', async () => {
  const folder = await tempFolder();
  await expect(readBuildFolder(folder)).rejects.toThrow(
    `${path.join(folder, 'dist/release.json')} is missing. Build the app first.`,
  );
});

test('readBuildFolder throws an error for an invalid manifest', async () => {
  const dir = await writeHost(await tempFolder());
  const file = path.join(dir, 'dist/release.json');
  await writeFile(file, '{"kind":"ho');
  await expect(readBuildFolder(dir)).rejects.toThrow(`${file} is not JSON. Build the app again.`);
  await writeFile(file, '{"kind":"host"}');
  await expect(readBuildFolder(dir)).rejects.toThrow(`${file} cannot be used:\n- app is missing`);
});

test('readBuildFolder reports every missing or changed file of a build', async () => {
  const dir = await writeRemote(await tempFolder(), 'marketing', { '/': 'you' });
  const [entry, page] = [sampleFile('remote.js', 'marketing'), sampleFile('page-0.js', 'you')];
  await appendFile(path.join(dir, 'dist/browser', entry), ' and more');
  await rm(path.join(dir, 'dist/browser', page));
  await appendFile(path.join(dir, 'dist/node/bundle.cjs'), ' ');
  const problem = await readBuildFolder(dir).catch((error: Error) => error.message);
  expect(String(problem).split('\n').sort()).toEqual([
    `${dir}/dist/browser/${page} is missing. Build the app again.`,
    `${dir}/dist/browser/${entry} differs from ${dir}/dist/release.json. Build the app again.`,
    `${dir}/dist/node/bundle.cjs differs from ${dir}/dist/release.json. Build the app again.`,
  ]);
});

test('readBuildFolder ignores a file that the manifest does not list', async () => {
  const dir = await writeHost(await tempFolder());
  await writeFile(path.join(dir, 'dist/browser/stranger.js'), 'x');
  expect([...(await readBuildFolder(dir)).browserFiles.keys()]).toEqual([
    contentName('host.js', 'host'),
  ]);
});

test("the build's manifest contains the commit hash, which does not affect the version", async () => {
  const folder = await tempFolder();
  const build = (name: string, commit: string) =>
    writeRemote(path.join(folder, name), 'marketing', { '/': 'you' }, { commit });
  const [one, other] = await Promise.all([
    readBuildFolder(await build('1', 'a'.repeat(40))),
    readBuildFolder(await build('2', 'b'.repeat(40))),
  ]);
  expect(one.manifest.commit).toBe('a'.repeat(40));
  expect(one.version).toBe(other.version);
});
