import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const propertyOf = (reference: string) => `${reference.slice('var('.length, -1)}:`;
const references = Object.values(tokens).flatMap((group) => Object.values<string>(group));

test.each(references)('%s is defined', (reference) => {
  expect(themeCss).toContain(propertyOf(reference));
});

test('both the system and the root element can ask for the dark theme', () => {
  expect(themeCss).toContain('@media screen and (prefers-color-scheme: dark)');
  expect(themeCss).toContain(":root[data-theme='dark']");
  expect(themeCss.match(/color-scheme: dark;/g)).toHaveLength(2);
});

test('nothing moves for a person who asked for less motion', () => {
  expect(themeCss).toContain('@media (prefers-reduced-motion: reduce)');
});
