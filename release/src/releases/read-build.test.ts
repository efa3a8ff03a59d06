import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeHost, writeRemote } from '../testing/sample-builds.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { readBuild } from './read-build.ts';

test('reads a build', async () => {
  const build = await readBuild(await writeRemote(await tempFolder(), 'marketing', { '/': 'you' }));
  expect(build.manifest.app).toBe('marketing');
  expect(build.version).toMatch(/^[0-9a-f]{12}$/);
  expect((await build.readBrowserFile('remote.js')).toString()).toBe('container of marketing');
  expect((await build.readNodeBundle()).toString()).toContain('exports.routes');
});

test('the same content is the same version, wherever and whenever it was built', async () => {
  const [one, other] = await Promise.all([
    readBuild(await writeHost(await tempFolder())),
    readBuild(await writeHost(await tempFolder())),
  ]);
  expect(one.version).toBe(other.version);
});

test('other content is another version', async () => {
  const folder = await tempFolder();
  const versions = new Set<string>();
  for (const dir of [
    await writeHost(path.join(folder, '1'), 'host'),
    await writeHost(path.join(folder, '2'), 'hosT'),
    await writeRemote(path.join(folder, '3'), 'host', { '/': 'you' }),
    await writeRemote(path.join(folder, '4'), 'host', { '/': 'all' }),
    await writeRemote(path.join(folder, '5'), 'host', { '/all': 'you' }),
  ]) {
    versions.add((await readBuild(dir)).version);
  }
  expect(versions.size).toBe(5);
});

test('an app that was not built is named', async () => {
  const folder = await tempFolder();
  await expect(readBuild(folder)).rejects.toThrow(
    `${path.join(folder, 'dist/release.json')} is missing: build the app before it is published.`,
  );
});

test('a manifest that is not whole is named', async () => {
  const dir = await writeHost(await tempFolder());
  const file = path.join(dir, 'dist/release.json');
  await writeFile(file, '{"kind":"ho');
  await expect(readBuild(dir)).rejects.toThrow(`${file} is not JSON: build the app again.`);
  await writeFile(file, '{"kind":"host"}');
  await expect(readBuild(dir)).rejects.toThrow(`${file} cannot be used:\n- app is missing`);
});

test('a browser file that was changed after the build is refused', async () => {
  const dir = await writeHost(await tempFolder());
  const file = path.join(dir, 'dist/browser/host.js');
  await appendFile(file, ' and more');
  const build = await readBuild(dir);
  await expect(build.readBrowserFile('host.js')).rejects.toThrow(`${file} is not what`);
});

test('a node bundle that was changed after the build is refused', async () => {
  const dir = await writeHost(await tempFolder());
  await appendFile(path.join(dir, 'dist/node/bundle.cjs'), ' ');
  const build = await readBuild(dir);
  await expect(build.readNodeBundle()).rejects.toThrow('bundle.cjs is not what');
});

test('a file that is gone is named', async () => {
  const dir = await writeHost(await tempFolder());
  const file = path.join(dir, 'dist/browser/host.js');
  await rm(file);
  const build = await readBuild(dir);
  await expect(build.readBrowserFile('host.js')).rejects.toThrow(file);
});

test('a file that the manifest does not name is refused', async () => {
  const dir = await writeHost(await tempFolder());
  await writeFile(path.join(dir, 'dist/browser/stranger.js'), 'x');
  const build = await readBuild(dir);
  await expect(build.readBrowserFile('stranger.js')).rejects.toThrow('is not what');
});
