import { expect, test } from 'vitest';
import { drawRiverChannels } from './river-channels.ts';

const river = { width: 600, height: 200, channels: 5, bends: 4, phase: 1, spread: 0.8 };

test('drawRiverChannels draws each channel from the left edge to the right edge', () => {
  const paths = drawRiverChannels(river);
  expect(paths).toHaveLength(5);
  for (const path of paths) expect(path).toMatch(/^M0 -?\d+C.* 600 -?\d+$/);
});

test('drawRiverChannels returns the same paths for the same phase and other paths for another phase', () => {
  expect(drawRiverChannels(river)).toEqual(drawRiverChannels(river));
  expect(drawRiverChannels({ ...river, phase: 2 })).not.toEqual(drawRiverChannels(river));
});

test('drawRiverChannels draws horizontal tangents at the bends', () => {
  expect(drawRiverChannels({ ...river, channels: 1, bends: 2 })[0]).toMatch(
    /^M0 (-?\d+)C150 \1 150 (-?\d+) 300 \2S450 (-?\d+) 600 \3$/,
  );
});
