import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import {
  hideNetworkMessage,
  retryFailedQueries,
  useIsNetworkMessageHidden,
  useNetworkState,
} from '../api/network-state.ts';
import { queryClient } from '../api/query-client.ts';
import type { NavTexts } from './portal-nav.copy.en.ts';

const { color, fontSize, layer, layout, radius, shadow, space } = tokens;

// The network bar overlays the content below the toolbar, so that nothing moves. On a phone, it replaces the toolbar.
const slot = css({
  position: 'sticky',
  insetBlockStart: layout.header,
  zIndex: layer.raised,
  blockSize: 0,
  [media.phone]: { insetBlockStart: 0 },
  [media.print]: { display: 'none' },
});
const bar = css({
  position: 'absolute',
  insetInline: space.m,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space.m})`,
  marginInline: 'auto',
  padding: `${space.xxs} ${space.s}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  boxShadow: shadow.high,
  fontSize: fontSize.small,
  [media.phone]: {
    insetInline: 0,
    flexWrap: 'nowrap',
    gap: 0,
    inlineSize: 'auto',
    minBlockSize: layout.header,
    maxInlineSize: 'none',
    padding: `0 ${space.xs}`,
    borderInline: 0,
    borderRadius: 0,
    boxShadow: shadow.low,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    '& button': { paddingInline: space.xs, fontSize: 'inherit' },
  },
});
const text = css({
  flex: '1 1 14rem',
  paddingBlock: space.xxs,
  [media.phone]: { flexBasis: 0, paddingBlock: 0 },
});
// Only screen readers get the third sentence on a phone, which has space for two.
const restText = css({ [media.phone]: visuallyHiddenStyle });
const buttons = css({ display: 'flex', marginInlineStart: 'auto' });

/** For this time in milliseconds, screen readers can read that the network is back. */
const announced = 5_000;

/** The bar that reports a lost network until the next response. Screen readers announce the loss and the end. */
export function NetworkBar({ copy }: { readonly copy: NavTexts['network'] }) {
  const state = useNetworkState();
  const isLost = state !== 'online';
  const isHidden = useIsNetworkMessageHidden();
  const [isBack, setBack] = useState(false);
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (isLost === wasLost.current) return;
    wasLost.current = isLost;
    setBack(!isLost);
    if (isLost) return;
    void retryFailedQueries(queryClient());
    const timer = setTimeout(() => setBack(false), announced);
    return () => clearTimeout(timer);
  }, [isLost]);
  const isShown = isLost && !isHidden;
  return (
    <div css={slot} data-lost={isShown || undefined}>
      <div css={isShown && bar}>
        {/* The region exists before its text, so that screen readers announce the text. */}
        <div css={isShown ? text : visuallyHiddenStyle} aria-live="polite">
          {state !== 'online' && (
            <>
              <strong>{copy[state]}</strong> {copy.older} <span css={restText}>{copy.rest}</span>
            </>
          )}
          {isBack && copy.back}
        </div>
        {isShown && (
          <div css={buttons}>
            <Button variant="quiet" onClick={() => void retryFailedQueries(queryClient())}>
              {copy.retry}
            </Button>
            <Button variant="quiet" onClick={hideNetworkMessage}>
              {copy.hide}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
