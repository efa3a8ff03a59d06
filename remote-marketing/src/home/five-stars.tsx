import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const stars = css({ inlineSize: '7.5rem', blockSize: '1.5rem', fill: tokens.color.terracotta });
const star = 'm12 1.8 3.2 6.8 7.3 1-5.3 5.2 1.3 7.4-6.5-3.6-6.5 3.6 1.3-7.4L1.5 9.6l7.3-1z';

/** A rating of five stars as one picture with one label for screen readers. */
export function FiveStarRating({ label }: { readonly label: string }) {
  return (
    <svg css={stars} viewBox="0 0 120 24" role="img" aria-label={label}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
