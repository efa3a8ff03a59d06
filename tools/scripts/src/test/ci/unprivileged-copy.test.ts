import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeUnprivilegedCopy } from './unprivileged-copy.ts';

let original: string;
let home: string;

beforeEach(async (context) => {
  if (process.getuid?.() !== 0) skipWithout('root, with files that others may read', context);
  const folder = await tempFolder();
  original = path.join(folder, 'a repository é');
  home = path.join(folder, 'home');
  await mkdir(path.join(home, '.npm'), { recursive: true });
  await mkdir(original);
  await writeFile(path.join(home, '.npm/known'), 'cached');
  await writeFile(path.join(original, 'source'), 'text', { mode: 0o600 });
});

test('the user “nobody” can run a command in the copied repository, and its test reports are copied back', async () => {
  const copy = await makeUnprivilegedCopy(original, undefined, home);
  if ('problem' in copy) return expect(copy.problem).toBe('none');
  const work =
    'id -u && cat source && cat "$HOME/.npm/known" && touch "$TMPDIR/file" && mkdir -p .local/reports .local/e2e-1/results && echo 7 > .local/reports/unit && echo 8 > .local/e2e-1/results/trace';
  const child = spawn('sh', ['-c', work], { cwd: copy.dir, env: copy.env, ...copy.user });
  expect(await waitForProcessEnd(child)).toEqual({ exitCode: 0, output: '65534\ntextcached' });
  await copy.close();
  expect(await readFile(path.join(original, '.local/reports/unit'), 'utf8')).toBe('7\n');
  expect(await readFile(path.join(original, '.local/e2e-1/results/trace'), 'utf8')).toBe('8\n');
  await expect(stat(copy.dir)).rejects.toThrow('ENOENT');
});

test.each([
  ['that others can read is linked', 0o644, true],
  ['that only its owner can read is copied', 0o600, false],
])('a package file %s, and the original file keeps its owner', async (_, mode, isLinked) => {
  const name = 'node_modules/.pnpm/package/file';
  await mkdir(path.join(original, path.dirname(name)), { recursive: true });
  await writeFile(path.join(original, name), 'package', { mode });
  const copy = await makeUnprivilegedCopy(original, undefined, home);
  if ('problem' in copy) return expect(copy.problem).toBe('none');
  const work = `cat ${name} && touch ${name}-2`;
  const child = spawn('sh', ['-c', work], { cwd: copy.dir, env: copy.env, ...copy.user });
  expect(await waitForProcessEnd(child)).toEqual({ exitCode: 0, output: 'package' });
  const [before, after] = [
    await stat(path.join(original, name)),
    await stat(path.join(copy.dir, name)),
  ];
  expect(before.uid).toBe(0);
  expect(after.ino === before.ino).toBe(isLinked);
  await copy.close();
});

test("the copied home folder contains the browser of root's cache", async () => {
  const file = path.join(home, '.cache/ms-playwright/shell');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '#!/bin/sh\ncase "$0" in */torsa-*/home/.cache/*) ;; *) exit 1 ;; esac\n');
  await chmod(file, 0o755);
  const copy = await makeUnprivilegedCopy(original, file, home);
  expect(copy).not.toHaveProperty('problem');
  if ('close' in copy) await copy.close();
});

test.each([
  ['a folder for temporary files that is closed to others', () => closedTemporaryFolder()],
  ['a browser that is not executable', () => path.join(original, 'source')],
])('makeUnprivilegedCopy with %s reports the problem and leaves no copy', async (_, prepare) => {
  const copy = await makeUnprivilegedCopy(original, await prepare(), home);
  expect(copy).toEqual({ problem: expect.stringMatching(/"nobody" cannot start/) });
});

async function closedTemporaryFolder(): Promise<undefined> {
  const folder = await tempFolder();
  await chmod(folder, 0o700);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TMPDIR', folder);
}
