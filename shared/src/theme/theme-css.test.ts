import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const propertyOf = (reference: string) => `${reference.slice('var('.length, -1)}:`;
const references = Object.values(tokens).flatMap((group) => Object.values<string>(group));

test.each(references)('the theme’s CSS defines the custom property %s', (reference) => {
  expect(themeCss).toContain(propertyOf(reference));
});

test('the dark theme applies by the system setting or by the root element’s attribute', () => {
  expect(themeCss).toContain('@media screen and (prefers-color-scheme: dark)');
  expect(themeCss).toContain(":root[data-theme='dark']");
  expect(themeCss.match(/color-scheme: dark;/g)).toHaveLength(2);
});

test('the theme’s CSS disables animations if the system requests reduced motion', () => {
  expect(themeCss).toContain('@media (prefers-reduced-motion: reduce)');
});
