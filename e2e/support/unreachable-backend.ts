import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CopiedSite, copiedSite } from './copied-site.ts';
import { test as base } from './signed-in.ts';
import { stack } from './stack.ts';

/** Nothing listens on port 9 of this machine. */
const nowhere = 'http://localhost:9';

/** Playwright's test with `site`: the site, with documents that name a backend which is not there. */
export const test = base.extend<{ readonly toleratesFailures: undefined }, { site: CopiedSite }>({
  site: [
    async ({}, use) => {
      const site = await copiedSite();
      const files = await readdir(site.dir, { recursive: true });
      const documents = files.filter((file) => file.endsWith('.html'));
      await Promise.all(documents.map((file) => leadNowhere(path.join(site.dir, file))));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  toleratesFailures: [
    async ({ expectedConsole }, use) => {
      expectedConsole.push(/ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|Failed to fetch/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Rewrites a document; its compressed copies would still have the old one. */
async function leadNowhere(document: string): Promise<void> {
  const html = await readFile(document, 'utf8');
  await writeFile(document, html.replaceAll(stack.backendUrl, nowhere));
  await Promise.all(['.br', '.gz'].map((ending) => rm(document + ending, { force: true })));
}

export { expect } from '@playwright/test';
