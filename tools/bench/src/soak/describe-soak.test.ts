import { expect, test } from 'vitest';
import { describeSoak, grown } from './describe-soak.ts';
import type { Held } from './memory.ts';

const held: Held = {
  pageHeap: 8_388_608,
  nodes: 1_000,
  listeners: 200,
  siteServer: 104_857_600,
  backend: 314_572_800,
};

test('has the medians of the first and the last third, and how they compare', () => {
  const samples = [held, held, { ...held, nodes: 5_000 }, held, { ...held, nodes: 1_050 }];
  expect(describeSoak(samples).split('\n').slice(2)).toEqual([
    '| Heap of the page, MB | 8.0 | 8.0 | 1.00 |',
    '| Nodes of the page | 1000 | 1025 | 1.02 |',
    '| Listeners of the page | 200 | 200 | 1.00 |',
    '| Server of the site, MB | 100.0 | 100.0 | 1.00 |',
    '| Backend, MB | 300.0 | 300.0 | 1.00 |',
  ]);
});

test('names what grew, and nothing that became less', () => {
  expect(grown([held, held, held])).toEqual([]);
  expect(grown([held, held, { ...held, nodes: 1_101, backend: 1 }])).toEqual(['Nodes of the page']);
});
