import { expect, test } from 'vitest';
import { buildErrors } from './build-errors.ts';

const foreign = `× remote-marketing/src/about/about-page.tsx imports remote-auth/src/form/failure.ts, a file of another app.
  │ Apps share code only at run time. Move the common code to shared/, or copy it.`;

const found = (compiler: string, error: string) =>
  `${compiler}:\n  ERROR in ${error.replaceAll('\n', '\n  ')}\n    │\n\n  ${compiler} compiled with 1 error\n`;

test('an error of both compilers is listed once, without the frame around it', () => {
  const output = `${found('marketing', foreign)}\n${found('marketing-node', foreign)}`;
  expect(buildErrors(output)).toBe(foreign);
});

test('an error of one compiler is listed too', () => {
  const missing = `./src/node.ts 1:1-20\n  × Module not found: Can't resolve './no.ts'`;
  const output = `${found('marketing', foreign)}\n${found('marketing-node', missing)}`;
  expect(buildErrors(output)).toBe(`${foreign}\nERROR in ${missing}`);
});

test('errors in a route table are listed unchanged', () => {
  const problems =
    'Page "about": there is no chunk "about.en".\nPage "team": another page has this id.';
  expect(buildErrors(`[rspack-cli] [${problems}]\n`)).toBe(problems);
});

test('other output of a build is kept unchanged', () => {
  const stack = 'Error: No space is left.\n    at write (file.ts:1:2)';
  expect(buildErrors(stack)).toBe(stack);
});
