import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type RunningCommand, runCommand } from '@torsa/e2e/support/run-command';
import type { SourceCopy } from '@torsa/e2e/support/source-copy';
import { remoteNames } from '@torsa/node-lib/settings';
import { portVariable } from '@torsa/scripts/dev/source-remotes';
import { applyEdit, type Edit, editableSources } from '../editable-sources.ts';
import { tryAgain } from '../interleave.ts';
import type { Rig } from '../rig.ts';
import { ports } from '../settings.ts';
import { type Summary, summarize } from '../statistics.ts';

export interface DevResults {
  /** From `npm run dev` to the first page on the screen with nothing there before, in milliseconds. */
  readonly firstStart: Summary;
  /** The same with the database of an earlier start. */
  readonly laterStart: Summary;
  /** From saving a file to the change on the screen, by whose file it is. */
  readonly edits: Readonly<Record<string, Summary>>;
}

const edits: Readonly<Record<string, Edit>> = {
  marketing: {
    file: 'remote-marketing/src/home/hero.tsx',
    find: /<h1[^>]*>/,
    replace: '$&Really ',
  },
  host: {
    file: 'host/src/layout/footer.tsx',
    find: /<footer[^>]*>/,
    replace: '$&<p>We are at the fair.</p>',
  },
};

/** Starting takes seconds and varies little. */
const mostStarts = 3;

const siteUrl = `http://localhost:${ports.dev}`;

/** Starts `npm run dev` in a copy of the sources, opens its home page, and edits files. */
export async function measureDev(rig: Rig): Promise<DevResults> {
  const source = await editableSources();
  const starts = Math.min(rig.options.rounds, mostStarts);
  const firstStarts: number[] = [];
  const laterStarts: number[] = [];
  try {
    for (let round = 0; round < starts; round += 1) {
      await rm(path.join(source.dir, '.local'), { recursive: true, force: true });
      firstStarts.push(await measureStart(rig.browser, source));
      laterStarts.push(await measureStart(rig.browser, source));
      rig.progress(`Development, start ${round + 1} of ${starts}`);
    }
    return {
      firstStart: summarize(firstStarts),
      laterStart: summarize(laterStarts),
      edits: await measureEdits(rig, source),
    };
  } finally {
    await source.remove();
  }
}

async function measureStart(browser: Browser, source: SourceCopy): Promise<number> {
  const started = performance.now();
  return withDev(source, async (dev) => {
    await dev.printed('Pages');
    const milliseconds = await withHomePage(browser, async () => performance.now() - started);
    await dev.printed('Site ready');
    return milliseconds;
  });
}

async function measureEdits(
  { browser, options, progress }: Rig,
  source: SourceCopy,
): Promise<Readonly<Record<string, Summary>>> {
  const times = Object.fromEntries(Object.keys(edits).map((app) => [app, [] as number[]]));
  await withDev(source, async (dev) => {
    await dev.printed('Site ready');
    for (let round = 0; round < options.rounds; round += 1) {
      for (const [app, edit] of Object.entries(edits)) {
        const measure = () => measureEdit(browser, source, edit);
        times[app]?.push(await tryAgain(`An edit in ${app}`, measure));
      }
    }
  });
  progress(`Development, ${options.rounds} edits in each of ${Object.keys(edits).join(', ')}`);
  return Object.fromEntries(Object.entries(times).map(([app, list]) => [app, summarize(list)]));
}

/** Saves a file, waits until the open page shows the change, and takes it back. */
async function measureEdit(browser: Browser, source: SourceCopy, edit: Edit): Promise<number> {
  return withHomePage(browser, async (page) => {
    // Nobody edits in the second in which the page opens: by then it listens to all of its servers.
    await page.waitForTimeout(1000);
    const shown = await nextChange(page);
    const savedAt = Date.now();
    const undo = await applyEdit(source, edit);
    try {
      return (await shown()) - savedAt;
    } finally {
      await undo();
    }
  });
}

/** Watches for the next change of the heading or the footer. @returns when it was on the screen, in milliseconds since the epoch. */
async function nextChange(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    // The rest of the home page moves by itself.
    const text = () =>
      [...document.querySelectorAll('main h1, footer')].map((part) => part.textContent).join();
    const before = text();
    const observer = new MutationObserver(() => {
      if (text() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        window.changedAt = performance.timeOrigin + performance.now();
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => Number(await (await page.waitForFunction(() => window.changedAt)).jsonValue());
}

declare global {
  interface Window {
    changedAt?: number;
  }
}

async function withDev<Result>(
  source: SourceCopy,
  work: (dev: RunningCommand) => Promise<Result>,
): Promise<Result> {
  const remotePorts = remoteNames.map((name, index) => [
    portVariable(name),
    ports.dev + 10 + index,
  ]);
  const env = {
    SITE_PORT: ports.dev,
    API_PORT: ports.dev + 1,
    INBOX_PORT: ports.dev + 2,
    SMTP_PORT: ports.dev + 3,
    ...Object.fromEntries(remotePorts),
  };
  const text = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]));
  const dev = runCommand('npm', ['run', 'dev'], source.dir, text);
  try {
    return await work(dev);
  } finally {
    await dev.interrupt();
  }
}

async function withHomePage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    // The helper of the loader that runs this file is not in pages.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.goto(siteUrl, { waitUntil: 'commit' });
    await page.locator('[data-remote="marketing"] h1').waitFor();
    return await work(page);
  } finally {
    await page.close();
  }
}
