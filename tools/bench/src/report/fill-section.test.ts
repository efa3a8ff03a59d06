import { expect, test } from 'vitest';
import { replaceMarkdownSection } from './fill-section.ts';

const page = 'Before.\n\n<!-- bench:goals -->\nold\n<!-- /bench:goals -->\n\nAfter.\n';

test('replaceMarkdownSection replaces only the text between the two bench comments of a Markdown file', () => {
  expect(replaceMarkdownSection(page, 'goals', 'new $& text')).toBe(
    'Before.\n\n<!-- bench:goals -->\n\nnew $& text\n\n<!-- /bench:goals -->\n\nAfter.\n',
  );
});

test('replaceMarkdownSection returns the same text when it runs a second time', () => {
  const once = replaceMarkdownSection(page, 'goals', 'new');
  expect(replaceMarkdownSection(once, 'goals', 'new')).toBe(once);
});

test('replaceMarkdownSection throws when the Markdown file has no such section', () => {
  expect(() => replaceMarkdownSection(page, 'dev', 'new')).toThrow('bench:dev');
});
