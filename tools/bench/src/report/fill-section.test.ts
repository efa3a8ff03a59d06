import { expect, test } from 'vitest';
import { fillSection } from './fill-section.ts';

const page = 'Before.\n\n<!-- bench:goals -->\nold\n<!-- /bench:goals -->\n\nAfter.\n';

test('fillSection replaces the text between the marks and keeps the rest', () => {
  expect(fillSection(page, 'goals', 'new $& text')).toBe(
    'Before.\n\n<!-- bench:goals -->\n\nnew $& text\n\n<!-- /bench:goals -->\n\nAfter.\n',
  );
});

test('filling a section twice gives the same text', () => {
  const once = fillSection(page, 'goals', 'new');
  expect(fillSection(once, 'goals', 'new')).toBe(once);
});

test('a missing section is an error', () => {
  expect(() => fillSection(page, 'dev', 'new')).toThrow('bench:dev');
});
