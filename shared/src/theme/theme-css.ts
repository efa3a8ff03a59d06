import { baseCss } from './base-css.ts';
import { createCustomPropertyDeclarations } from './custom-properties.ts';
import { darkPalette, lightPalette, printPalette } from './palettes.ts';
import { tokens } from './tokens.ts';

/** The font families of the site, whose font faces the host defines in `host/src/fonts`. */
const displayFont =
  "'Torsa Display', 'Torsa Display Times', 'Torsa Display Noto', 'Torsa Display Bengali Now', serif";
const textFont =
  "'Torsa Text', 'Torsa Text Arial', 'Torsa Text Roboto', 'Torsa Bengali Name', 'Torsa Text Bengali Now', system-ui, sans-serif";

const scale = [
  createCustomPropertyDeclarations(tokens.font, {
    display: displayFont,
    text: textFont,
  }),
  createCustomPropertyDeclarations(tokens.fontSize, {
    small: '0.9375rem',
    dense: 'clamp(1rem, 0.98rem + 0.09vw, 1.0625rem)',
    body: 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.1875rem)',
    lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
    h3: 'clamp(1.3125rem, 1.24rem + 0.36vw, 1.5625rem)',
    title: 'clamp(1.625rem, 1.48rem + 0.71vw, 2.125rem)',
    h2: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.875rem)',
    h1: 'clamp(2.5rem, 1.85rem + 2.9vw, 4.375rem)',
    hero: 'clamp(2.5rem, 1.8rem + 3.7vw, 5rem)',
  }),
  createCustomPropertyDeclarations(tokens.lineHeight, {
    tight: '1.06',
    snug: '1.22',
    lead: '1.5',
    body: '1.62',
  }),
  createCustomPropertyDeclarations(tokens.space, {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.25rem',
    xxl: '3.5rem',
    section: 'clamp(3.5rem, 2.4rem + 5vw, 7rem)',
  }),
  createCustomPropertyDeclarations(tokens.radius, {
    s: '0.375rem',
    m: '0.75rem',
    l: '1.25rem',
    pill: '999px',
    arch: '999px 999px 0.375rem 0.375rem',
  }),
  createCustomPropertyDeclarations(tokens.motion, {
    fast: '160ms',
    slow: '900ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  }),
  createCustomPropertyDeclarations(tokens.layer, {
    raised: '1',
    header: '10',
    menu: '20',
    chat: '30',
    toast: '40',
    skipLink: '50',
  }),
  createCustomPropertyDeclarations(tokens.layout, {
    page: '76rem',
    reading: '44rem',
    form: '30rem',
    gutter: 'clamp(1.25rem, 0.45rem + 3.5vw, 3.5rem)',
    header: '4.5rem',
  }),
].join('\n');

const light = [
  'color-scheme: light;',
  createCustomPropertyDeclarations(tokens.color, lightPalette),
  createCustomPropertyDeclarations(tokens.shadow, {
    low: '0 1px 2px rgb(19 36 31 / 0.07), 0 6px 18px -10px rgb(19 36 31 / 0.22)',
    high: '0 2px 4px rgb(19 36 31 / 0.07), 0 24px 48px -20px rgb(19 36 31 / 0.38)',
  }),
].join('\n');

const dark = [
  'color-scheme: dark;',
  createCustomPropertyDeclarations(tokens.color, darkPalette),
  createCustomPropertyDeclarations(tokens.shadow, {
    low: '0 1px 2px rgb(0 0 0 / 0.5)',
    high: '0 24px 48px -16px rgb(0 0 0 / 0.7)',
  }),
].join('\n');

const ink = [
  createCustomPropertyDeclarations(tokens.color, printPalette),
  createCustomPropertyDeclarations(tokens.shadow, { low: 'none', high: 'none' }),
].join('\n');

/** Documents in Bengali use the Bengali fonts first, and a larger line height. */
const bengaliCss = `
:root:lang(bn) {
${createCustomPropertyDeclarations(tokens.font, {
  display: `'Torsa Display Bengali', 'Torsa Display Bengali Now', ${displayFont}`,
  text: `'Torsa Text Bengali', 'Torsa Text Bengali Now', ${textFont}`,
})}
${createCustomPropertyDeclarations(tokens.lineHeight, { tight: '1.24', snug: '1.38', lead: '1.66', body: '1.78' })}
}`;

/**
 * The style sheet of the whole site, for `<Global styles={themeCss} />`. The attribute `data-theme` on the root
 * element overrides the operating system's theme.
 */
export const themeCss = `
:root {
${scale}
${light}
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${dark}
  }
}
@media screen {
  :root[data-theme='dark'] {
${dark}
  }
}
@media print {
  :root {
${ink}
  }
}
${bengaliCss}
${baseCss}
`.replaceAll(/\s*\/\*.*?\*\//g, '');
