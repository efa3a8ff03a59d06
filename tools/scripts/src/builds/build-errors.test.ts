import { expect, test } from 'vitest';
import { extractBuildErrors } from './build-errors.ts';

const foreign = `× remote-marketing/src/about/about-page.tsx imports remote-auth/src/form/failure.ts, a file of another app.
  │ Apps share code only at run time. Move the common code to shared/, or copy it.`;

const found = (compiler: string, error: string) =>
  `${compiler}:\n  ERROR in ${error.replaceAll('\n', '\n  ')}\n    │\n\n  ${compiler} compiled with 1 error\n`;

test('extractBuildErrors lists an error that both compilers report once, without the decoration of the output', () => {
  const output = `${found('marketing', foreign)}\n${found('marketing-node', foreign)}`;
  expect(extractBuildErrors(output)).toBe(foreign);
});

test('extractBuildErrors lists an error that only one compiler reports', () => {
  const missing = `./src/node.ts 1:1-20\n  × Module not found: Can't resolve './no.ts'`;
  const output = `${found('marketing', foreign)}\n${found('marketing-node', missing)}`;
  expect(extractBuildErrors(output)).toBe(`${foreign}\nERROR in ${missing}`);
});

test('extractBuildErrors lists errors in a route table unchanged', () => {
  const problems =
    'Page "about": there is no chunk "about.en".\nPage "team": another page has this id.';
  expect(extractBuildErrors(`[rspack-cli] [${problems}]\n`)).toBe(problems);
});

test('extractBuildErrors returns output without a compiler error unchanged', () => {
  const stack = 'Error: No space is left.\n    at write (file.ts:1:2)';
  expect(extractBuildErrors(stack)).toBe(stack);
});
