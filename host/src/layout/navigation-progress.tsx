import { css, keyframes } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages-context.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';

/** Quicker pages need no words, in milliseconds: a screen reader reads the page itself when it comes. */
const announceAfter = 1_000;

/** Never full before the page is there. */
const flow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });
const bar = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: '3px',
  transformOrigin: 'left',
  backgroundColor: tokens.color.accent,
  animation: `${flow} 8s cubic-bezier(0.1, 0.6, 0.3, 1) both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  [media.print]: { display: 'none' },
});

/** Says that the page of a link is on its way: at once to the eye, after a moment in words. */
export function NavigationProgress() {
  const isPending = useNavigationState((state) => state.isPending);
  return isPending && <PendingNavigation />;
}

function PendingNavigation() {
  const { loading } = useMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), announceAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div css={bar} data-navigation-progress="" />
      <p role="status" css={visuallyHidden}>
        {isSlow && loading.label}
      </p>
    </>
  );
}
