import { expect, test } from 'vitest';
import { fillSection } from './fill-section.ts';

const page = 'Before.\n\n<!-- bench:goals -->\nold\n<!-- /bench:goals -->\n\nAfter.\n';

test('what stands between the marks is replaced, and the rest stays', () => {
  expect(fillSection(page, 'goals', 'new $& text')).toBe(
    'Before.\n\n<!-- bench:goals -->\n\nnew $& text\n\n<!-- /bench:goals -->\n\nAfter.\n',
  );
});

test('filling twice is filling once', () => {
  const once = fillSection(page, 'goals', 'new');
  expect(fillSection(once, 'goals', 'new')).toBe(once);
});

test('a section that is not there is an error', () => {
  expect(() => fillSection(page, 'dev', 'new')).toThrow('bench:dev');
});
