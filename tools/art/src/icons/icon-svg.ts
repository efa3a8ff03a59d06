import { darkPalette, lightPalette } from '@torsa/shared/theme/palettes';
import { companyLogoPaths } from '@torsa/shared/theme/river-mark';

const { size, arch, channels, channelWidth, sun } = companyLogoPaths;

export interface LogoColours {
  readonly arch: string;
  readonly channels: string;
  readonly sun: string;
}

/** Returns the SVG shapes of the logo in the given colours. */
export function renderLogoShapes(colours: LogoColours): string {
  return `<path class="arch" fill="${colours.arch}" d="${arch}"/>
<path class="channels" fill="none" stroke="${colours.channels}" stroke-width="${channelWidth}" d="${channels.join('')}"/>
<circle class="sun" fill="${colours.sun}" cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/>`;
}

const byDay: LogoColours = {
  arch: lightPalette.river,
  channels: lightPalette.onRiver,
  sun: lightPalette.accent,
};

/** The bright logo colours for a dark water background. */
export const darkWaterColours: LogoColours = {
  arch: darkPalette.onDeepRiver,
  channels: darkPalette.deep,
  sun: darkPalette.terracotta,
};

/** Returns the SVG logo for a browser tab, with light and dark colours. */
export const renderTabIconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
<style>@media (prefers-color-scheme: dark) { .arch { fill: ${darkWaterColours.arch} } .channels { stroke: ${darkWaterColours.channels} } }</style>
${renderLogoShapes(byDay)}
</svg>
`;

/** Returns a square icon with the logo on dark water. `share` is the logo's width as a fraction of the side length. */
export function renderSquareIconSvg(share: number): string {
  const margin = (size * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
<path d="M0 0h${size}v${size}H0z" fill="${darkPalette.deep}"/>
<g transform="translate(${margin} ${margin}) scale(${share})">
${renderLogoShapes({ ...darkWaterColours, sun: darkPalette.accent })}
</g>
</svg>`;
}
