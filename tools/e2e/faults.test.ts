import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnPort } from '@torsa/node-lib/listen';
import { describe, expect, onTestFinished, test } from 'vitest';
import { respondWithFault } from './support/faults/apply-fault.ts';
import {
  type FaultCombination,
  faultCombinationCount,
  getFaultCombinationForSeed,
} from './support/faults/combinations.ts';
import type { NetworkFault } from './support/faults/fault.ts';
import { networkFaultGroups, responseConsumers } from './support/faults/fault-groups.ts';
import { openUrlIgnoringInterruption } from './support/faults/go-to.ts';
import { chooseDefaultFaultSeeds } from './support/faults/sample-seeds.ts';
import { groupFaultSeedsByBrowser } from './support/faults/select-seeds.ts';

const seeds = Array.from({ length: faultCombinationCount }, (_, index) => index + 1);

describe('combinations', () => {
  test('getFaultCombinationForSeed returns the same fault combination for the same seed', () => {
    expect(seeds.map(getFaultCombinationForSeed)).toEqual(seeds.map(getFaultCombinationForSeed));
  });

  test('the first seeds cover each of more than 290 fault combinations exactly once', () => {
    const names = seeds
      .map(getFaultCombinationForSeed)
      .map(({ situation, target, fault }) => [situation, target, fault.kind].join());
    expect(faultCombinationCount).toBeGreaterThan(290);
    expect(new Set(names).size).toBe(faultCombinationCount);
  });

  test('later fault seeds repeat the fault combinations with other delays', () => {
    const slow = seeds.filter((seed) => getFaultCombinationForSeed(seed).fault.kind === 'latency');
    expect(slow).not.toEqual([]);
    for (const seed of slow) {
      const [one, other] = [
        getFaultCombinationForSeed(seed),
        getFaultCombinationForSeed(seed + faultCombinationCount),
      ];
      expect(other).toMatchObject({ situation: one.situation, target: one.target });
      expect(other.fault.kind).toBe('latency');
      expect(other.fault).not.toEqual(one.fault);
    }
  });

  test('the FAULT_SEEDS environment variable selects one network fault seed or a range of seeds', () => {
    expect(groupFaultSeedsByBrowser('217', false)).toEqual([[217]]);
    expect(groupFaultSeedsByBrowser('41-90', true).map((group) => group.length)).toEqual([
      10, 10, 10, 10, 10,
    ]);
    expect(groupFaultSeedsByBrowser(undefined, true).flat()).toEqual(seeds);
    expect(() => groupFaultSeedsByBrowser('all', false)).toThrow('217 or 1-1000');
  });
});

describe('default sample of seeds', () => {
  const sample = groupFaultSeedsByBrowser(undefined, false).flat();
  const namesOf = (
    some: readonly number[],
    name: (combination: FaultCombination) => readonly string[],
  ) => new Set(some.map((seed) => name(getFaultCombinationForSeed(seed)).join(', ')));

  test('the default sample of network fault seeds is constant and has at most 40 different seeds', () => {
    expect(sample).toEqual(chooseDefaultFaultSeeds());
    expect(new Set(sample).size).toBe(sample.length);
    expect(sample.length).toBeLessThanOrEqual(40);
  });

  test.each<[title: string, name: (combination: FaultCombination) => readonly string[]]>([
    [
      'every kind of fault is tried with every consumer',
      ({ target, fault }) => [responseConsumers[target], fault.kind],
    ],
    [
      'every target of every situation gets a fault',
      ({ situation, target }) => [situation, target],
    ],
    [
      'faults are tried before and after the server acts',
      ({ target, isBlocked }) => [responseConsumers[target], String(isBlocked)],
    ],
  ])('%s', (_title, name) => {
    expect(namesOf(sample, name)).toEqual(namesOf(seeds, name));
  });

  test('each network fault is in at most one fault group per consumer of the response', () => {
    for (const groups of Object.values(networkFaultGroups)) {
      const kinds = Object.values(groups).flat();
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});

describe('openUrlIgnoringInterruption', () => {
  const failing = (message: string) => ({
    goto: async () => {
      throw new Error(message);
    },
  });

  test('openUrlIgnoringInterruption ignores a navigation that another navigation of the page interrupted', async () => {
    const message = 'Navigation to "/careers" is interrupted by another navigation to "/about"';
    await expect(
      openUrlIgnoringInterruption(failing(message), '/careers'),
    ).resolves.toBeUndefined();
  });

  test('openUrlIgnoringInterruption rejects when the server refuses the connection', async () => {
    const message = 'page.goto: net::ERR_CONNECTION_REFUSED';
    await expect(openUrlIgnoringInterruption(failing(message), '/careers')).rejects.toThrow(
      message,
    );
  });
});

const fullBody = 'x'.repeat(10_000);

/** Starts a server that responds with a fault. @returns its URL. */
async function serve(fault: NetworkFault, untilShown?: () => Promise<void>): Promise<string> {
  const server = createServer((_request, response) => {
    const answer = { status: 200, headers: { 'content-type': 'text/javascript' } };
    void respondWithFault(fault, { ...answer, body: Buffer.from(fullBody) }, response, untilShown);
  });
  const port = await listenOnPort(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** Requests a response with a fault. @returns the response, or the body `broken` if the connection failed. */
async function request(
  fault: NetworkFault,
): Promise<{ status?: number; type?: string | null; body: string }> {
  const address = await serve(fault);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(1000) });
    const { status, headers } = response;
    return { status, type: headers.get('content-type'), body: await response.text() };
  } catch {
    return { body: 'broken' };
  }
}

describe('respondWithFault', () => {
  const complete = { status: 200, type: 'text/javascript', body: fullBody };

  test.each<NetworkFault>([
    { kind: 'latency', delay: 5 },
    { kind: 'jitter', most: 5, seed: 1 },
    { kind: 'bandwidth', bytesPerSecond: 100_000 },
  ])('the fault %o delays the response', async (fault) => {
    expect(await request(fault)).toEqual(complete);
  });

  test.each<NetworkFault>([
    { kind: 'reset before headers' },
    { kind: 'reset in the body', after: 0.5 },
    { kind: 'short body', after: 0.5 },
    { kind: 'drip', pause: 5 },
    { kind: 'silence' },
  ])('the fault %o breaks the response', async (fault) => {
    expect(await request(fault)).toEqual({ body: 'broken' });
  });

  test.each<NetworkFault>([
    { kind: 'reset in the body', after: 0.5 },
    { kind: 'short body', after: 0.5 },
  ])('the fault %o breaks the response only after the browser shows its start', async (fault) => {
    let show = () => {};
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const address = await serve(fault, () => shown);
    const response = await fetch(address);
    const reader = response.body?.getReader();
    let length = 0;
    while (length < fullBody.length / 2) length += (await reader?.read())?.value?.length ?? 0;
    const next = reader?.read().then(
      () => 'more',
      () => 'broken',
    );
    expect(await Promise.race([next, sleep(100, 'still open')])).toBe('still open');
    show();
    expect(await next).toBe('broken');
  });

  test('the fault proxy sends truncated, corrupted and replaced responses without a connection error', async () => {
    expect(await request({ kind: 'truncated', after: 0.5 })).toEqual({
      ...complete,
      body: fullBody.slice(5000),
    });
    const corrupted = await request({ kind: 'corrupted', every: 100 });
    expect(corrupted.body).toHaveLength(fullBody.length);
    expect(corrupted.body).not.toBe(fullBody);
    const wrong = { ...complete, type: 'text/plain' };
    expect(await request({ kind: 'wrong type', contentType: 'text/plain' })).toEqual(wrong);
    expect(await request({ kind: 'status', status: 503 })).toMatchObject({ status: 503 });
    const page = await request({ kind: 'page instead' });
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    expect(page.body).toContain('<h1>');
  });
});
