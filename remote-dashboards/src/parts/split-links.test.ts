import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) =>
  splitLinks(text).flatMap((part) => (part.href === undefined ? [] : [part]));

test.each([
  [
    'See https://torsa.example/a?b=1.',
    'https://torsa.example/a?b=1',
    'https://torsa.example/a?b=1',
  ],
  ['(http://torsa.example)', 'http://torsa.example', 'http://torsa.example'],
  [
    'Write to rupa+tea@example.com, please',
    'rupa+tea@example.com',
    'mailto:rupa%2Btea@example.com',
  ],
  ['দেখুন https://torsa.example/bn।', 'https://torsa.example/bn', 'https://torsa.example/bn'],
])('%s', (text, shown, href) => {
  expect(linksOf(text)).toEqual([{ text: shown, href }]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'https://',
  'a@b',
  '',
])('%o has no address to follow', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('nothing of a text is lost or added', () => {
  const text = '  One https://a.example, two\n\n<b>three</b> x@y.example! 🌊 ';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
