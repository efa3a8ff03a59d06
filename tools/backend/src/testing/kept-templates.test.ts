import { existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { expect, onTestFinished, test } from 'vitest';
import { keepTemplate } from './kept-templates.ts';

test('a template is created although another process removes its lock at the same time', async () => {
  // A link without a target is listed and then missing, like a lock that is removed in between.
  const removed = path.join(repositoryRoot, `.local/test-databases/removed-${process.pid}`);
  await symlink('nowhere', removed);
  onTestFinished(() => rm(removed));
  const template = await keepTemplate(`test-${process.pid}`, [], async (draft) => {
    await mkdir(draft);
  });
  onTestFinished(() => rm(template, { recursive: true }));
  expect(existsSync(template)).toBe(true);
});
