import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBrowser, useSessionsFor } from './testing/browser.ts';

const hour = 3_600_000;
const offsets = [-12, -2, -1, 0, 1, 2, 12].map((hours) => hours * hour);

function twoTabs() {
  const browser = createBrowser();
  const tabs = [browser.openTab('one'), browser.openTab('other')] as const;
  return { browser, tabs, keepers: tabs.map(({ keeper }) => keeper) };
}

test.each(offsets)(
  'a clock error of %i ms causes no token refresh after a login',
  async (offset) => {
    const { browser, tabs, keepers } = twoTabs();
    browser.setClock(offset);
    tabs[0].keeper.store(browser.provider.logIn('asha'));
    await useSessionsFor(60, browser, keepers);
    expect(browser.provider.calls).toEqual([]);
    expect(browser.stored()).toBeDefined();
  },
);

test.each(offsets)(
  'two tabs refresh an earlier release’s session only once if the clock is wrong by %i ms',
  async (offset) => {
    const { browser, keepers } = twoTabs();
    browser.setClock(offset);
    browser.put(browser.provider.logIn('asha'));
    await useSessionsFor(60, browser, keepers);
    expect(browser.provider.calls.length).toBeLessThanOrEqual(1);
    expect(browser.stored()).toBeDefined();
  },
);

test('if two tabs have an expired token, only one tab refreshes the token', async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  await useSessionsFor(1, browser, keepers);
  browser.pass(hour);
  const [one, other] = await Promise.all(keepers.map((keeper) => keeper.token()));
  expect(browser.provider.calls).toHaveLength(1);
  expect(one).toEqual(other);
  expect(one).toEqual({ status: 'valid', token: browser.stored()?.access_token });
});

test("a token is refreshed before it expires, even if the browser's clock is wrong", async () => {
  for (const offset of offsets) {
    const { browser, tabs } = twoTabs();
    browser.setClock(offset);
    tabs[0].keeper.store(browser.provider.logIn('asha'));
    browser.pass(hour - 100_000);
    await tabs[0].keeper.token();
    expect(browser.provider.calls).toHaveLength(0);
    browser.pass(20_000);
    await tabs[0].keeper.token();
    expect(browser.provider.calls).toHaveLength(1);
  }
});

test("a jump of the browser's clock causes at most one token refresh", async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  for (const offset of [2 * hour, 0, 12 * hour, -12 * hour, 0]) {
    const before = browser.provider.calls.length;
    browser.setClock(offset);
    await useSessionsFor(60, browser, keepers);
    expect(browser.provider.calls.length - before).toBeLessThanOrEqual(1);
  }
  expect(browser.stored()).toBeDefined();
});

test('two tabs whose clocks differ by a day do not refresh each other’s new tokens', async () => {
  const browser = createBrowser();
  const tabs = [
    browser.openTab('one', { ownOffset: 12 * hour }),
    browser.openTab('other', { ownOffset: -12 * hour }),
  ] as const;
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  await useSessionsFor(
    60,
    browser,
    tabs.map(({ keeper }) => keeper),
  );
  expect(browser.provider.calls.length).toBeLessThanOrEqual(2);
});

test('a tab refreshes its token only once after the computer slept for a night', async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  await useSessionsFor(1, browser, keepers);
  // The tab's own clock paused, and only the system clock moved.
  browser.setClock(9 * hour);
  await useSessionsFor(30, browser, keepers);
  expect(browser.provider.calls).toHaveLength(1);
});

test.each(['down', 500, 429] as const)(
  'an auth server failure (%s) does not end the session and causes at most three requests a minute',
  async (network) => {
    const { browser, tabs, keepers } = twoTabs();
    tabs[0].keeper.store(browser.provider.logIn('asha'));
    await useSessionsFor(1, browser, keepers);
    browser.pass(hour);
    browser.provider.network = network;
    await useSessionsFor(60, browser, keepers);
    for (const tab of tabs) expect(tab.refreshes()).toBeLessThanOrEqual(3);
    expect(await tabs[0].keeper.token()).toEqual({ status: 'unavailable' });
    expect(tabs.flatMap(({ events }) => events)).not.toContain('ended');
    browser.provider.network = 'up';
    browser.pass(60_000);
    expect(await tabs[0].keeper.token()).toMatchObject({ status: 'valid' });
  },
);

test('an offline tab sends no request and restores the session when it is online', async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  await useSessionsFor(1, browser, keepers);
  browser.pass(hour);
  for (const tab of tabs) tab.setOffline(true);
  await useSessionsFor(60, browser, keepers);
  expect(browser.provider.calls).toEqual([]);
  for (const tab of tabs) tab.setOffline(false);
  expect(await tabs[1].keeper.token()).toMatchObject({ status: 'valid' });
  expect(browser.provider.calls).toHaveLength(1);
});

test('a session that ended in another browser ends in every tab at the next check', async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  await useSessionsFor(10, browser, keepers);
  const stored = browser.stored();
  if (stored) browser.provider.end(stored);
  await useSessionsFor(10, browser, keepers);
  expect(browser.stored()).toBeUndefined();
  for (const { keeper } of tabs) expect(await keeper.token()).toEqual({ status: 'ended' });
  expect(tabs.flatMap(({ events }) => events)).toContain('ended');
});

test('if the auth server rejects the refresh token of two tabs, one request ends the session in both', async () => {
  const { browser, tabs, keepers } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  const stored = browser.stored();
  browser.pass(hour);
  if (stored) browser.provider.end(stored);
  await Promise.all(keepers.map((keeper) => keeper.token()));
  expect(browser.provider.calls).toHaveLength(1);
  expect(browser.stored()).toBeUndefined();
});

test('a logout during a token refresh is not reverted by the refresh', async () => {
  const { browser, tabs } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  browser.pass(hour);
  const refreshed = tabs[0].keeper.token();
  tabs[1].keeper.remove();
  expect(await refreshed).toEqual({ status: 'ended' });
  expect(browser.stored()).toBeUndefined();
});

test('another user’s login during a token refresh is not overwritten by the refresh', async () => {
  const { browser, tabs } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  browser.pass(hour);
  const refreshed = tabs[0].keeper.token();
  const next = browser.provider.logIn('binu');
  tabs[1].keeper.store(next);
  await refreshed;
  expect(browser.stored()?.refresh_token).toBe(next.refresh_token);
});

test('a rejected access token is replaced once, and never with another user’s token', async () => {
  const { browser, tabs } = twoTabs();
  tabs[0].keeper.store(browser.provider.logIn('asha'));
  const refused = browser.stored()?.access_token ?? '';
  browser.pass(60_000);
  const next = await tabs[0].keeper.replace(refused);
  expect(next).toBe(browser.stored()?.access_token);
  expect(await tabs[0].keeper.replace(next ?? '')).toBeUndefined();
  tabs[1].keeper.store(browser.provider.logIn('binu'));
  expect(await tabs[0].keeper.replace(refused)).toBeUndefined();
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('clock' as const), value: fc.constantFrom(...offsets) }),
  fc.record({ kind: fc.constant('pass' as const), value: fc.constantFrom(1_000, 60_000, hour) }),
  fc.record({
    kind: fc.constant('network' as const),
    value: fc.constantFrom('up', 'down', 500, 429),
  }),
  fc.record({ kind: fc.constant('offline' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('use' as const), value: fc.constantFrom(5, 60) }),
);

test('random clock and network failures cause at most four token refreshes a minute and no logout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { browser, tabs, keepers } = twoTabs();
      tabs[0].keeper.store(browser.provider.logIn('asha'));
      for (const { kind, value } of steps) {
        if (kind === 'clock') browser.setClock(value);
        if (kind === 'pass') browser.pass(value);
        if (kind === 'network') browser.provider.network = value as 'up' | 'down';
        if (kind === 'offline') for (const tab of tabs) tab.setOffline(value);
        if (kind !== 'use') continue;
        const before = tabs.map((tab) => tab.refreshes());
        await useSessionsFor(value, browser, keepers);
        tabs.forEach((tab, index) => {
          expect(tab.refreshes() - (before[index] ?? 0)).toBeLessThanOrEqual(4);
        });
      }
      expect(browser.stored()).toBeDefined();
      expect(tabs.flatMap(({ events }) => events)).not.toContain('ended');
      // And it recovers.
      browser.provider.network = 'up';
      for (const tab of tabs) tab.setOffline(false);
      browser.pass(300_000);
      for (const keeper of keepers) expect(await keeper.token()).toMatchObject({ status: 'valid' });
    }),
    { seed: 35, numRuns: 40 },
  );
});
