import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@torsa/node-lib/listen';
import { describe, expect, onTestFinished, test } from 'vitest';
import { applyFault } from './support/faults/apply-fault.ts';
import {
  type Combination,
  combinationCount,
  combinationOf,
} from './support/faults/combinations.ts';
import type { Fault } from './support/faults/fault.ts';
import { consumerOfTarget, faultGroups, groupOf } from './support/faults/fault-groups.ts';
import { goTo } from './support/faults/go-to.ts';
import { sampleSeeds } from './support/faults/sample-seeds.ts';
import { selectSeeds } from './support/faults/select-seeds.ts';

const seeds = Array.from({ length: combinationCount }, (_, index) => index + 1);

describe('combinations', () => {
  test('a seed is always the same combination', () => {
    expect(seeds.map(combinationOf)).toEqual(seeds.map(combinationOf));
  });

  test('a round has more than 290, and each of them once', () => {
    const names = seeds
      .map(combinationOf)
      .map(({ situation, target, fault }) => [situation, target, fault.kind].join());
    expect(combinationCount).toBeGreaterThan(290);
    expect(new Set(names).size).toBe(combinationCount);
  });

  test('the next round has the same faults in other sizes', () => {
    const slow = seeds.filter((seed) => combinationOf(seed).fault.kind === 'latency');
    expect(slow).not.toEqual([]);
    for (const seed of slow) {
      const [one, other] = [combinationOf(seed), combinationOf(seed + combinationCount)];
      expect(other).toMatchObject({ situation: one.situation, target: one.target });
      expect(other.fault.kind).toBe('latency');
      expect(other.fault).not.toEqual(one.fault);
    }
  });

  test('seeds can be asked for', () => {
    expect(selectSeeds('217', false)).toEqual([[217]]);
    expect(selectSeeds('41-90', true).map((group) => group.length)).toEqual([17, 17, 16]);
    expect(selectSeeds(undefined, true).flat()).toEqual(seeds);
    expect(() => selectSeeds('all', false)).toThrow('217 or 1-1000');
  });
});

describe('what is tried when nobody asks for more', () => {
  const sample = selectSeeds(undefined, false).flat();
  const namesOf = (
    some: readonly number[],
    name: (combination: Combination) => readonly string[],
  ) => new Set(some.map((seed) => name(combinationOf(seed)).join(', ')));

  test('it is the same each time, each once, and not much', () => {
    expect(sample).toEqual(sampleSeeds());
    expect(new Set(sample).size).toBe(sample.length);
    expect(sample.length).toBeLessThanOrEqual(70);
  });

  test.each<[what: string, name: (combination: Combination) => readonly string[]]>([
    [
      'every situation meets every group of faults that its client can tell apart',
      ({ situation, target, fault }) => [
        situation,
        consumerOfTarget[target],
        groupOf(target, fault.kind),
      ],
    ],
    ['every target is struck in every situation', ({ situation, target }) => [situation, target]],
    ['every kind of fault strikes', ({ fault }) => [fault.kind]],
    [
      'requests are cut off and acted upon',
      ({ target, isBlocked }) => [consumerOfTarget[target], String(isBlocked)],
    ],
  ])('%s', (_what, name) => {
    expect(namesOf(sample, name)).toEqual(namesOf(seeds, name));
  });

  test('every kind of fault is in one group of each client alone', () => {
    for (const groups of Object.values(faultGroups)) {
      const kinds = Object.values(groups).flat();
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});

describe('opening an address', () => {
  const failing = (message: string) => ({
    goto: async () => {
      throw new Error(message);
    },
  });

  test('is no failure when the page opens itself anew meanwhile', async () => {
    const message = 'Navigation to "/careers" is interrupted by another navigation to "/about"';
    await expect(goTo(failing(message), '/careers')).resolves.toBeUndefined();
  });

  test('is one when the address cannot be had', async () => {
    const message = 'page.goto: net::ERR_CONNECTION_REFUSED';
    await expect(goTo(failing(message), '/careers')).rejects.toThrow(message);
  });
});

const whole = 'x'.repeat(10_000);

/** Serves an answer with a fault. @returns its address. */
async function serve(fault: Fault, untilShown?: () => Promise<void>): Promise<string> {
  const server = createServer((_request, response) => {
    const answer = { status: 200, headers: { 'content-type': 'text/javascript' } };
    void applyFault(fault, { ...answer, body: Buffer.from(whole) }, response, untilShown);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** Asks a server whose answers have a fault. @returns what arrived, or `broken` with what came before. */
async function ask(fault: Fault): Promise<{ status?: number; type?: string | null; body: string }> {
  const address = await serve(fault);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(1000) });
    const { status, headers } = response;
    return { status, type: headers.get('content-type'), body: await response.text() };
  } catch {
    return { body: 'broken' };
  }
}

describe('what a fault makes of an answer', () => {
  const good = { status: 200, type: 'text/javascript', body: whole };

  test.each<Fault>([
    { kind: 'latency', delay: 5 },
    { kind: 'jitter', most: 5, seed: 1 },
    { kind: 'bandwidth', bytesPerSecond: 100_000 },
  ])('%o delays it', async (fault) => {
    expect(await ask(fault)).toEqual(good);
  });

  test.each<Fault>([
    { kind: 'reset before headers' },
    { kind: 'reset in the body', after: 0.5 },
    { kind: 'short body', after: 0.5 },
    { kind: 'drip', pause: 5 },
    { kind: 'silence' },
  ])('%o breaks it', async (fault) => {
    expect(await ask(fault)).toEqual({ body: 'broken' });
  });

  test.each<Fault>([
    { kind: 'reset in the body', after: 0.5 },
    { kind: 'short body', after: 0.5 },
  ])('%o breaks it once its beginning is shown, however long that takes', async (fault) => {
    let show = () => {};
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const address = await serve(fault, () => shown);
    const response = await fetch(address);
    const reader = response.body?.getReader();
    let length = 0;
    while (length < whole.length / 2) length += (await reader?.read())?.value?.length ?? 0;
    const next = reader?.read().then(
      () => 'more',
      () => 'broken',
    );
    expect(await Promise.race([next, sleep(100, 'still whole')])).toBe('still whole');
    show();
    expect(await next).toBe('broken');
  });

  test('others look whole', async () => {
    expect(await ask({ kind: 'truncated', after: 0.5 })).toEqual({
      ...good,
      body: whole.slice(5000),
    });
    const corrupted = await ask({ kind: 'corrupted', every: 100 });
    expect(corrupted.body).toHaveLength(whole.length);
    expect(corrupted.body).not.toBe(whole);
    const wrong = { ...good, type: 'text/plain' };
    expect(await ask({ kind: 'wrong type', contentType: 'text/plain' })).toEqual(wrong);
    expect(await ask({ kind: 'status', status: 503 })).toMatchObject({ status: 503 });
    const page = await ask({ kind: 'page instead' });
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    expect(page.body).toContain('<h1>');
  });
});
