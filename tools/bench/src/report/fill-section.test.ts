import { expect, test } from 'vitest';
import { fillSection } from './fill-section.ts';

const page = 'Before.\n\n<!-- bench:goals -->\nold\n<!-- /bench:goals -->\n\nAfter.\n';

test('fillSection replaces only the text between the two bench comments of a Markdown file', () => {
  expect(fillSection(page, 'goals', 'new $& text')).toBe(
    'Before.\n\n<!-- bench:goals -->\n\nnew $& text\n\n<!-- /bench:goals -->\n\nAfter.\n',
  );
});

test('fillSection returns the same text when it runs a second time', () => {
  const once = fillSection(page, 'goals', 'new');
  expect(fillSection(once, 'goals', 'new')).toBe(once);
});

test('fillSection throws when the Markdown file has no such section', () => {
  expect(() => fillSection(page, 'dev', 'new')).toThrow('bench:dev');
});
