import { expect, test } from 'vitest';
import { riverChannels } from './river-channels.ts';

const river = { width: 600, height: 200, channels: 5, bends: 4, phase: 1, spread: 0.8 };

test('riverChannels draws each channel from the left edge to the right edge', () => {
  const paths = riverChannels(river);
  expect(paths).toHaveLength(5);
  for (const path of paths) expect(path).toMatch(/^M0 -?\d+C.* 600 -?\d+$/);
});

test('riverChannels returns the same paths for the same phase and other paths for another phase', () => {
  expect(riverChannels(river)).toEqual(riverChannels(river));
  expect(riverChannels({ ...river, phase: 2 })).not.toEqual(riverChannels(river));
});

test('riverChannels draws horizontal tangents at the bends', () => {
  expect(riverChannels({ ...river, channels: 1, bends: 2 })[0]).toMatch(
    /^M0 (-?\d+)C150 \1 150 (-?\d+) 300 \2S450 (-?\d+) 600 \3$/,
  );
});
