import { css, keyframes } from '@emotion/react';
import { media } from './tokens.ts';

// Moves the element by less than half a button's height, so that a click still hits the moving button.
const rise = keyframes({ from: { translate: '0 1.25rem' } });

/** A CSS animation that moves an element up slightly when it scrolls into view. The element is always visible. */
export const riseOnScrollStyle = css({
  [media.motion]: {
    '@supports (animation-timeline: view())': {
      '@media screen': {
        animation: `${rise} linear both`,
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 16rem',
      },
    },
  },
});
