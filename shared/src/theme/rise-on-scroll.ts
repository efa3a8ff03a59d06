import { css, keyframes } from '@emotion/react';
import { media } from './tokens.ts';

// Less than half of the smallest target (44 px): whoever points at a control while it rises still meets it.
const rise = keyframes({ from: { translate: '0 1.25rem' } });

/**
 * Comes up a little as it is scrolled into view. It is never hidden, only displaced: whoever cannot scroll, prints,
 * wants less motion or has an older browser sees it where it belongs.
 */
export const riseOnScroll = css({
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
