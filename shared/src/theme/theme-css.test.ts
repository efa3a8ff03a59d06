import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const propertyOf = (reference: string) => `${reference.slice('var('.length, -1)}:`;
const references = Object.values(tokens).flatMap((group) => Object.values<string>(group));

test.each(references)('the theme defines %s', (reference) => {
  expect(themeCss).toContain(propertyOf(reference));
});

test('the system and the root element can select the dark theme', () => {
  expect(themeCss).toContain('@media screen and (prefers-color-scheme: dark)');
  expect(themeCss).toContain(":root[data-theme='dark']");
  expect(themeCss.match(/color-scheme: dark;/g)).toHaveLength(2);
});

test('animations are off with reduced motion', () => {
  expect(themeCss).toContain('@media (prefers-reduced-motion: reduce)');
});
