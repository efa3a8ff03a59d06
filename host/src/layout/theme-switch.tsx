import { css } from '@emotion/react';
import { media } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useShellTexts } from '../copy/copy-context.ts';
import { navItemStyle } from './nav-item-style.ts';

const inDarkTheme = (style: { readonly display: string }) => ({
  '@media (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) &': style },
  'html[data-theme="dark"] &': style,
});

// The theme switch needs JavaScript, so it is hidden in browsers without JavaScript.
const button = css(navItemStyle, { '@media (scripting: none)': { display: 'none' } });
const way = css({ alignItems: 'center', gap: 'inherit' });
const toDark = css(way, { display: 'inline-flex' }, inDarkTheme({ display: 'none' }));
const toLight = css(way, { display: 'none' }, inDarkTheme({ display: 'inline-flex' }));
const icon = css({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const labelText = css({ [media.bar]: visuallyHiddenStyle });

const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z';
const sun =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';

/**
 * The button that switches between the light and the dark theme. It contains both labels, and CSS hides one, because a
 * prerendered document must fit both themes.
 */
export function ThemeSwitch() {
  const { theme } = useShellTexts();
  return (
    <button type="button" css={button} data-theme-switch="">
      <span css={toDark}>
        <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={moon} />
        </svg>
        <span css={labelText}>{theme.toDark}</span>
      </span>
      <span css={toLight}>
        <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={sun} />
        </svg>
        <span css={labelText}>{theme.toLight}</span>
      </span>
    </button>
  );
}
