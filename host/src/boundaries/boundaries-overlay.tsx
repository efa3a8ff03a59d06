import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { useEffect, useState } from 'react';
import { useRemoteStates } from '../federation/remote-states.ts';
import { type Boundary, findBoundaries } from './find-boundaries.ts';

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

/** Draws a frame round each part of the page and says which team it comes from, and in which release. */
export function BoundariesOverlay() {
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

/** The boundaries as they stand; measured again when the page changes its shape. */
function useBoundaries(): readonly Boundary[] {
  const states = useRemoteStates(({ remotes }) => remotes);
  const [boundaries, setBoundaries] = useState<readonly Boundary[]>([]);

  useEffect(() => {
    const measure = () => setBoundaries(findBoundaries(document, states));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const changes = new MutationObserver((records) => {
      const own = records.every(({ target }) =>
        (target as Element).closest?.('[aria-label^="Boundaries"]'),
      );
      if (!own) measure();
    });
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [states]);

  return boundaries;
}
