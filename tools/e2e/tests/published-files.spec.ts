import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/worker-test.ts';

test('§1.10 §6.8 no published file contains a password, a staff email address or a staff ID', async () => {
  const seed = await readFile(path.join(testStack.root, 'supabase/seed.sql'), 'utf8');
  const secrets = new Set(
    [
      ...seed.matchAll(/local-[a-z-]+-\d+/g),
      ...seed.matchAll(/[\w.-]+@(?:[\w-]+\.)*torsa\.example/g),
      ...seed.matchAll(/\b(?:FOUNDER|TL|TM)\d{3}\b/gi),
    ].map(([secret]) => secret.toLowerCase()),
  );
  expect(secrets.size).toBeGreaterThan(8);

  const files = (await readdir(testStack.siteDir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.br'),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const entry of files) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const text = (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes)
      .toString('utf8')
      .toLowerCase();
    const found = [...secrets].filter((secret) => text.includes(secret));
    expect(found, entry.name).toEqual([]);
  }
});

test('the published site does not contain the component stories', async ({ request }) => {
  const response = await request.get(`${testStack.siteUrl}/__parts`);
  expect(response.status()).toBe(404);
  const files = await readdir(testStack.siteDir, { recursive: true });
  expect(files.filter((file) => /stories|__parts|\/parts\./.test(file))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|cjs)$/.test(file));
  expect(scripts.filter((file) => /\/host(\.\w+)?\./.test(file)).length).toBeGreaterThanOrEqual(3);
  for (const file of scripts) {
    // Only the stories contain this text.
    const text = await readFile(path.join(testStack.siteDir, file), 'utf8');
    expect(/Every (part|component) (in|of)/.test(text), file).toBe(false);
  }
});
