import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import compileMessages from './icu-loader.mjs';

const compiled = (text: string) => JSON.stringify(compile(text));

test('compiled messages stand in place of the calls, and the rest stays as it is', () => {
  const source = `export const en = { title: 'Careers {x}', apply: icu('For {title}'), many: icu("{n, number}") };`;
  expect(compileMessages(source)).toBe(
    `export const en = { title: 'Careers {x}', apply: ${compiled('For {title}')}, many: ${compiled('{n, number}')} };`,
  );
});

test('a long text may stand on a line of its own, and have quotes in it', () => {
  const source = String.raw`icu(
    'The client\'s {name}',
  )`;
  expect(compileMessages(source)).toBe(compiled("The client's {name}"));
});

test.each(["icu('a', 'b')", "icu('For ' + title)", 'icu(text)'])(
  '%s is refused: only a text can be compiled',
  (source) => {
    expect(() => compileMessages(source)).toThrow('icu() takes one text in quotes');
  },
);

test('what is no message is refused', () => {
  expect(() => compileMessages("icu('For {title')")).toThrow();
});
