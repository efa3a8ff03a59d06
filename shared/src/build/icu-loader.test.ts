import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import compileMessages from './icu-loader.mjs';

const compiled = (text: string) => JSON.stringify(compile(text));

test('the loader replaces icu() calls with compiled messages and keeps the rest', () => {
  const source = `export const en = { title: 'Careers {x}', apply: icu('For {title}'), many: icu("{n, number}") };`;
  expect(compileMessages(source)).toBe(
    `export const en = { title: 'Careers {x}', apply: ${compiled('For {title}')}, many: ${compiled('{n, number}')} };`,
  );
});

test('the loader accepts a text on its own line with escaped quotes', () => {
  const source = String.raw`icu(
    'The client\'s {name}',
  )`;
  expect(compileMessages(source)).toBe(compiled("The client's {name}"));
});

test.each(["icu('a', 'b')", "icu('For ' + title)", 'icu(text)'])(
  'the loader refuses %s, because only a string can be compiled',
  (source) => {
    expect(() => compileMessages(source)).toThrow('icu() takes one text in quotes');
  },
);

test('the loader refuses an invalid message', () => {
  expect(() => compileMessages("icu('For {title')")).toThrow();
});
