import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';

function draw(values: readonly (number | null)[]) {
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  return container.querySelector('path')?.getAttribute('d');
}

test('a sparkline (small line chart) starts at zero, and its highest value is at the upper edge', () => {
  expect(draw([0, 5, 10])).toBe('M2 18h0L30 10L58 2');
});

test.each([
  ['equal values', [4, 4, 4], 'M2 2h0L30 2L58 2'],
  ['zeros only', [0, 0, 0], 'M2 18h0L30 18L58 18'],
])('a sparkline of %s is a visible flat line', (_, values, path) => {
  expect(draw(values)).toBe(path);
});

test("a time step without a measurement is a gap in the sparkline, also at the line's end", () => {
  expect(draw([10, null, 10, 10, null])).toBe('M2 2h0M30 2h0L44 2');
});

test.each([[[]], [[7]], [[null, 7, null]]])(
  'a sparkline of %j has no line, because one value has no trend',
  (values) => {
    expect(draw(values)).toBe('');
  },
);
