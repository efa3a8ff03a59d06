import { createServer } from 'node:http';
import { listen } from '@torsa/node-lib/listen';
import { describe, expect, onTestFinished, test } from 'vitest';
import { combinationOf, round } from './support/faults/combinations.ts';
import type { Fault } from './support/faults/fault.ts';
import { spoil } from './support/faults/spoil.ts';
import { wantedSeeds } from './support/faults/wanted-seeds.ts';

const seeds = Array.from({ length: round }, (_, index) => index + 1);

describe('combinations', () => {
  test('a seed is always the same combination', () => {
    expect(seeds.map(combinationOf)).toEqual(seeds.map(combinationOf));
  });

  test('a round has more than 300, and each of them once', () => {
    const names = seeds
      .map(combinationOf)
      .map(({ situation, target, fault }) => [situation, target, fault.kind].join());
    expect(round).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(round);
  });

  test('the next round has the same faults in other sizes', () => {
    const slow = seeds.filter((seed) => combinationOf(seed).fault.kind === 'latency');
    expect(slow).not.toEqual([]);
    for (const seed of slow) {
      const [one, other] = [combinationOf(seed), combinationOf(seed + round)];
      expect(other).toMatchObject({ situation: one.situation, target: one.target });
      expect(other.fault.kind).toBe('latency');
      expect(other.fault).not.toEqual(one.fault);
    }
  });

  test('seeds can be asked for', () => {
    expect(wantedSeeds('217')).toEqual([[217]]);
    expect(wantedSeeds('41-130').map((group) => group.length)).toEqual([40, 40, 10]);
    expect(wantedSeeds().flat()).toEqual(seeds);
    expect(() => wantedSeeds('all')).toThrow('217 or 1-1000');
  });
});

const whole = 'x'.repeat(10_000);

/** Asks a server whose answers have a fault. @returns what arrived, or `broken` with what came before. */
async function ask(fault: Fault): Promise<{ status?: number; type?: string | null; body: string }> {
  const server = createServer((_request, response) => {
    const answer = { status: 200, headers: { 'content-type': 'text/javascript' } };
    void spoil(fault, { ...answer, body: Buffer.from(whole) }, response);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  try {
    const response = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1000) });
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
