import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import compileMessages from './icu-loader.mjs';

const compiled = (text: string) => JSON.stringify(compile(text));

test('the ICU loader replaces icu() calls with compiled messages and leaves other code unchanged', () => {
  const source = `export const en = { title: 'Careers {x}', apply: icu('For {title}'), many: icu("{n, number}") };`;
  expect(compileMessages(source)).toBe(
    `export const en = { title: 'Careers {x}', apply: ${compiled('For {title}')}, many: ${compiled('{n, number}')} };`,
  );
});

test('the ICU loader accepts a text on its own line with escaped quotes', () => {
  const source = String.raw`icu(
    'The client\'s {name}',
  )`;
  expect(compileMessages(source)).toBe(compiled("The client's {name}"));
});

test.each(["icu('a', 'b')", "icu('For ' + title)", 'icu(text)'])(
  'the ICU loader rejects the call %s, because its argument is not a plain string',
  (source) => {
    expect(() => compileMessages(source)).toThrow('icu() accepts only one quoted text');
  },
);

test('the ICU loader rejects an invalid ICU message', () => {
  expect(() => compileMessages("icu('For {title')")).toThrow();
});
