import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, test } from 'vitest';
import { fingerprintBuildInputs } from './fingerprint.ts';

let folder: string;
let before: string;

const inputs = () => [path.join(folder, 'src'), path.join(folder, 'package.json')];
const now = () => fingerprintBuildInputs(inputs());
const file = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await tempFolder();
  await mkdir(file('src/home'), { recursive: true });
  await writeFile(file('src/routes.ts'), 'routes');
  await writeFile(file('src/home/home-page.tsx'), 'page');
  await writeFile(file('package.json'), '{}');
  before = now();
});

test("the fingerprint (hash of a build's inputs) stays the same while no file changes", () => {
  expect(now()).toBe(before);
});

test.each(['src/routes.ts', 'src/home/home-page.tsx', 'package.json'])(
  'the fingerprint changes when %s changes',
  async (name) => {
    await writeFile(file(name), 'changed');
    expect(now()).not.toBe(before);
  },
);

test("the fingerprint (hash of a build's inputs) changes when a file is added, removed or renamed", async () => {
  await writeFile(file('src/new.ts'), '');
  const withNew = now();
  await rename(file('src/new.ts'), file('src/renamed.ts'));
  const withRenamed = now();
  await rm(file('src/renamed.ts'));
  expect(new Set([before, withNew, withRenamed]).size).toBe(3);
  expect(now()).toBe(before);
});

test("the fingerprint (hash of a build's inputs) ignores tests and unrelated files", async () => {
  await writeFile(file('src/routes.test.ts'), 'test');
  await writeFile(file('src/home/home-page.test.tsx'), 'test');
  await writeFile(file('README.md'), 'words');
  await writeFile(file('src/routes.test.ts'), 'another test');
  expect(now()).toBe(before);
});

test("the fingerprint (hash of a build's inputs) changes when a missing input file is created", async () => {
  const inputsWithMissing = [...inputs(), file('rspack.config.ts')];
  expect(fingerprintBuildInputs(inputsWithMissing)).toBe(before);
  await writeFile(file('rspack.config.ts'), 'config');
  expect(fingerprintBuildInputs(inputsWithMissing)).not.toBe(before);
});
