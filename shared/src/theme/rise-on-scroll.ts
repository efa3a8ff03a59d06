import { css, keyframes } from '@emotion/react';
import { media } from './tokens.ts';

// The animation moves an element by less than half the height of the smallest button (44 px). A click on a moving
// button therefore still hits that button.
const rise = keyframes({ from: { translate: '0 1.25rem' } });

/**
 * A CSS animation that moves an element up slightly while it scrolls into view. The element is always visible, also
 * in print, with reduced motion and in older browsers.
 */
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
