import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRegistry } from '../registry/read-registry.ts';
import { interceptChanges } from '../testing/intercept-store.ts';
import { readContent, readDocumentJson, sampleSite } from '../testing/sample-site.ts';
import { checkSite } from '../verify/check-site.ts';
import { applySettings, pollSiteSettings } from './apply-settings.ts';
import { fetchPublishedSettings } from './published-settings.ts';

const openings = { ...defaultSiteSettings.openings, ai: 'closed' } as const;
let answer: unknown;

beforeEach(() => {
  answer = { openings };
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('http://backend.test/rest/v1/rpc/published_settings');
    if (answer === undefined) throw new TypeError('fetch failed');
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const versionsOf = async (store: Parameters<typeof readRegistry>[0]) => {
  const { host, remotes } = await readRegistry(store);
  return [host.live.version, ...Object.values(remotes).map(({ live }) => live.version)];
};

test('§10.15 the settings job writes the founder’s new settings into every document, and writes nothing for unchanged settings', async () => {
  const { store } = await sampleSite();
  const before = await versionsOf(store);
  expect((await applySettings(store)).changed).toBe(true);
  expect(await versionsOf(store)).toEqual(before);
  for (const key of ['index.html', 'about/index.html', 'bn/about/index.html', '404.html']) {
    expect(await readDocumentJson(store, key)).toMatchObject({
      siteConfig: { settings: { openings } },
    });
  }
  expect(await checkSite(store)).toEqual({ revision: 2, problems: [], behind: [] });
  expect((await fetchPublishedSettings(store)).isNew).toBe(false);
  const content = await readContent(store);
  expect((await applySettings(store)).changed).toBe(false);
  expect(await readContent(store)).toEqual(content);
});

test('§10.15 the settings job restores the earlier documents when the founder undoes the settings', async () => {
  const { store } = await sampleSite();
  await applySettings(store);
  answer = {} satisfies SiteSettings;
  await applySettings(store);
  expect(await readDocumentJson(store, 'about/index.html')).toMatchObject({
    siteConfig: { settings: {} },
  });
});

test.each([
  ['cannot be read', undefined, 'The settings could not be read'],
  [
    'would make documents invalid',
    { contact: { ...defaultSiteSettings.contact, 'phone.kolkata': 'ask' } },
    /contact\.phone\.kolkata phone/,
  ],
])('§10.16 settings that %s leave the last valid documents', async (_, given, message) => {
  const { store } = await sampleSite();
  const content = await readContent(store);
  answer = given;
  await expect(applySettings(store)).rejects.toThrow(message);
  expect(await readContent(store)).toEqual(content);
});

test('§10.17 a settings job that is killed after any number of writes leaves a consistent site, and the next job completes the work', async () => {
  const { store } = await sampleSite();
  let cuts = 0;
  let moments = 0;
  for (;;) {
    const copy = store.copy();
    let left = cuts;
    const cut = interceptChanges(copy, async (_, work) => {
      if (left-- <= 0) throw new Error('killed');
      return work();
    });
    const isFinished = await applySettings(cut).then(
      () => true,
      () => false,
    );
    expect((await checkSite(copy)).problems, `after ${cuts} changes`).toEqual([]);
    expect((await fetchPublishedSettings(copy)).isNew, `after ${cuts} changes`).toBe(!isFinished);
    await applySettings(copy);
    expect(await checkSite(copy)).toEqual({ revision: 2, problems: [], behind: [] });
    if (isFinished) break;
    cuts += isExhaustive ? 1 : 5;
    moments++;
  }
  expect(moments).toBeGreaterThanOrEqual(isExhaustive ? 40 : 8);
});

test('the settings service polls, applies new settings, and reports each error once', async () => {
  const { store } = await sampleSite();
  const end = new AbortController();
  const problems: string[] = [];
  const apply = vi.fn(() => applySettings(store));
  const following = pollSiteSettings(store, {
    apply,
    everyMs: 1,
    report: (error) => problems.push(String(error)),
    signal: end.signal,
  });
  await vi.waitFor(async () => expect((await fetchPublishedSettings(store)).isNew).toBe(false));
  answer = undefined;
  await vi.waitFor(() => expect(problems).toHaveLength(1));
  answer = {};
  await vi.waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
  end.abort();
  await following;
  expect(problems).toHaveLength(1);
});
