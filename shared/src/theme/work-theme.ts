import { createCustomPropertyDeclarations as declarations } from './custom-properties.ts';
import { tokens } from './tokens.ts';

/** The colours that only portal pages have, as CSS custom properties of the portal's frame (`portalThemeCss`). */
export const portalColors = {
  /** The background of a row that the mouse hovers, and of a message that the user received. */
  raised: 'var(--color-raised)',
  /** The background of the selected row of a list. */
  selected: 'var(--color-selected)',
  /** The background of a message that the user wrote. */
  outgoing: 'var(--color-outgoing)',
  onOutgoing: 'var(--color-on-outgoing)',
} as const;

type WorkColors = Readonly<Record<keyof typeof portalColors, `#${string}`>>;

export const portalLightPalette = {
  raised: '#f2ecdd',
  selected: '#e8e1cd',
  outgoing: '#0b5546',
  onOutgoing: '#fffcf5',
} as const satisfies WorkColors;

/** Background and line colours for the portal's dark theme, in which raised surfaces are lighter. */
export const portalDarkElevations = {
  sunken: '#0b1c18',
  surface: '#10261f',
  line: '#2b4a42',
} as const;

export const portalDarkPalette = {
  raised: '#163028',
  selected: '#1b3a31',
  outgoing: '#11473c',
  onOutgoing: '#eef1e6',
} as const satisfies WorkColors;

/** The portal's colours for print, without background ink. */
const workPrint = {
  raised: '#ffffff',
  selected: '#ffffff',
  outgoing: '#ffffff',
  onOutgoing: '#000000',
} as const satisfies WorkColors;

/**
 * Returns CSS that defines the portal's colours in an element.
 * @param root a CSS selector, in which `&` is the styled element
 */
export function portalThemeCss(root: string): string {
  const dark = `${declarations(portalColors, portalDarkPalette)}\n${declarations(tokens.color, portalDarkElevations)}`;
  return `
${root} { ${declarations(portalColors, portalLightPalette)} }
@media screen and (prefers-color-scheme: dark) { html:not([data-theme='light']) ${root} { ${dark} } }
@media screen { html[data-theme='dark'] ${root} { ${dark} } }
@media print { ${root} { ${declarations(portalColors, workPrint)} } }
`;
}

const { fontSize, lineHeight, radius, space } = tokens;

const text = (size: string) => ({
  dense: size,
  body: size,
  lead: size,
  h3: size,
});

/** CSS custom properties that make fonts, spaces and radii smaller in the portal. */
export const portalScaleCss = `
${declarations(fontSize, { small: '0.8125rem', ...text('0.9375rem'), title: '1.75rem' })}
${declarations(lineHeight, { body: '1.4667' })}
${declarations(space, { xs: '0.375rem', l: '1rem', xl: '1.5rem' })}
${declarations(radius, { s: '0.375rem', m: '0.5rem', l: '0.625rem' })}
/* A mouse needs less room than a finger. */
--control: 2.25rem;
@media (pointer: coarse) { --control: 2.75rem; }
&:lang(bn) {
${declarations(fontSize, { small: '0.875rem', ...text('1rem') })}
${declarations(lineHeight, { body: '1.625' })}
}
`;
