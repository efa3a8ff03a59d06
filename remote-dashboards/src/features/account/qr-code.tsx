import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { NewDevice } from '../../api/second-factor.ts';

// Dark on light in every theme: not every reader takes it the other way round.
const code = css({
  inlineSize: 'min(13rem, 100%)',
  borderRadius: tokens.radius.m,
  backgroundColor: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});

interface QrCodeProps extends Readonly<NewDevice['picture']> {
  readonly label: string;
}

export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      css={code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
