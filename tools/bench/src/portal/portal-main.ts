// Measures portal pages of a running site (`npm start`), to which it adds a project and tasks.
// Usage: node tools/bench/src/portal/portal-main.ts <site> <backend> [rounds]
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { emulateNetworkProfile } from '@torsa/e2e/support/page-load/profiles';
import { earlyRowsTableAttribute } from '@torsa/shared/contract/early-rows';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { openBenchBrowser } from '../open-browser.ts';

declare global {
  var shownAt: number | undefined;
  var renderedAt: number | undefined;
}

const [site = 'http://localhost:3000', backend = 'http://localhost:54321', rounds = '5'] =
  process.argv.slice(2);

const people = {
  client: ['client@torsa.example', 'local-client-1'],
  leader: ['tl001@torsa.example', 'local-team-lead-1'],
  member: ['tm001@torsa.example', 'local-team-member-1'],
} as const;

interface Person {
  readonly api: SupabaseClient;
  readonly session: Session;
}

async function logIn(name: keyof typeof people): Promise<Person> {
  const config = await (await fetch(`${site}/site-config.json`)).json();
  const api = createClient(backend, config.publishableKey, { auth: { persistSession: false } });
  const [email, password] = people[name];
  const { data, error } = await api.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { api, session: data.session };
}

async function openContext(browser: Browser, { session }: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const stored = JSON.stringify({ ...session, received_at: Date.now() });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    sessionStorageKey,
    stored,
  ] as const);
  return context;
}

/**
 * Stores the times until an element matches the selector (`shownAt`) and until React has rendered such an element
 * (`renderedAt`).
 */
const noteShown = (page: Page, selector: string) =>
  page.addInitScript(
    ([wanted, early]) => {
      new MutationObserver((_, observer) => {
        const found = [...document.querySelectorAll(wanted)];
        if (found.length === 0) return;
        globalThis.shownAt ??= performance.now();
        if (found.every((one) => one.closest(early))) return;
        observer.disconnect();
        globalThis.renderedAt = performance.now();
      }).observe(document, { childList: true, subtree: true });
    },
    [selector, `[${earlyRowsTableAttribute}]`] as const,
  );

/**
 * Measures the time from the navigation until the page shows its data, in a browser without cached data. @returns the
 * milliseconds until the first rows, and until React has rendered them
 */
async function measureContent(
  browser: Browser,
  person: Person,
  path: string,
  selector: string,
  isEarly: boolean,
): Promise<readonly [shown: number, rendered: number]> {
  const context = await openContext(browser, person);
  const page = await context.newPage();
  await noteShown(page, selector);
  if (!isEarly) {
    await page.addInitScript(() => {
      const find = Document.prototype.getElementById;
      Document.prototype.getElementById = function (id) {
        return id === 'data-requests' ? null : find.call(this, id);
      };
    });
  }
  await emulateNetworkProfile(await context.newCDPSession(page), 'slow');
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.renderedAt, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => [globalThis.shownAt, globalThis.renderedAt] as const);
  await context.close();
  return [Number(times[0]), Number(times[1])];
}

/**
 * Measures the time from the API response to a change until another open page shows the change. @returns milliseconds
 * per change
 */
async function measureUpdates(browser: Browser, leader: Person, member: Person, count: number) {
  const project = randomUUID();
  const made = { id: project, title: 'Measured', service_id: 'apps' };
  const { error } = await leader.api.rpc('create_project', made);
  if (error) throw error;
  const context = await openContext(browser, member);
  const page = await context.newPage();
  await page.goto(`${site}/dashboard/tasks`);
  await page.waitForTimeout(3_000);
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const title = `Task ${randomUUID()}`;
    const shown = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.body.textContent.includes(text)) resolve(Date.now());
            else setTimeout(look, 20);
          };
          look();
        }),
      title,
    );
    const task = { id: randomUUID(), project, title, assignee: 'TM001' };
    const added = await leader.api.rpc('add_task', task);
    if (added.error) throw added.error;
    const start = Date.now();
    times.push(Math.max(0, (await shown) - start));
    await page.waitForTimeout(200);
  }
  await context.close();
  return times;
}

const percentile = (times: readonly number[], part: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN);
};

const browser = await openBenchBrowser();
const [client, leader, member] = await Promise.all([
  logIn('client'),
  logIn('leader'),
  logIn('member'),
]);
const pages = [
  ['/dashboard/user', client, 'main a[href*="/dashboard/messages/"]'],
  ['/dashboard/inbox', member, 'main a[href*="/dashboard/inbox/"]'],
] as const;
for (const [path, person, selector] of pages) {
  const early: number[] = [];
  const rendered: number[] = [];
  const late: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const [shown, byReact] = await measureContent(browser, person, path, selector, true);
    early.push(shown);
    rendered.push(byReact);
    const [, without] = await measureContent(browser, person, path, selector, false);
    late.push(without);
  }
  const [one, other] = [percentile(early, 0.5), percentile(late, 0.5)];
  console.log(
    `${path}: page data shown after ${one} ms and rendered by React after ${percentile(rendered, 0.5)} ms, without early requests after ${other} ms, ratio ${(one / other).toFixed(2)}`,
  );
}
const updates = await measureUpdates(browser, leader, member, 40);
console.log(
  `Time until another open page shows a change: median ${percentile(updates, 0.5)} ms, p95 ${percentile(updates, 0.95)} ms`,
);
await browser.close();
