import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { useEffect, useState } from 'react';
import { type AppBoundaryRectangle, findAppBoundaryRectangles } from './find-boundaries.ts';

const { color, fontSize, layer, radius, space } = tokens;

const outline = css({
  position: 'absolute',
  zIndex: layer.toast,
  border: `3px dashed ${color.terracotta}`,
  pointerEvents: 'none',
});
const label = css({
  position: 'sticky',
  insetBlockStart: tokens.layout.header,
  display: 'inline-block',
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.s,
  backgroundColor: color.deep,
  color: color.onDeep,
  fontSize: fontSize.small,
});

/**
 * Draws a labelled frame around each page section. The label shows the team and release of the micro-frontend that
 * renders the section.
 */
export function BoundaryOverlay() {
  const boundaries = useBoundaries();
  return (
    <section aria-label="Boundaries of the apps on this page">
      {boundaries.map(({ key, top, left, width, height, text }) => (
        <div key={key} css={outline} style={{ top, left, width, height }}>
          <span css={label}>{text}</span>
        </div>
      ))}
    </section>
  );
}

/** Updates the frames of the page sections when the page scrolls, or when its size, elements or releases change. */
function useBoundaries(): readonly AppBoundaryRectangle[] {
  const [boundaries, setBoundaries] = useState<readonly AppBoundaryRectangle[]>([]);

  useEffect(() => {
    const measure = () => setBoundaries(findAppBoundaryRectangles(document));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const changes = new MutationObserver(measure);
    const main = document.querySelector('main');
    if (main) {
      changes.observe(main, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-version', 'data-fallback-from'],
      });
    }
    // Measures the header's frame again, because scrolling moves the sticky header within the document.
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, []);

  return boundaries;
}
