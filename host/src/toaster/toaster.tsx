import { css, keyframes } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ShownToast, toastSwipeThresholdPx, useShownToast } from '@torsa/shared/toast';
import { type FocusEvent, useRef } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useSwipeToDismiss } from './use-swipe.ts';

const { color, layer, layout, motion, radius, shadow, space } = tokens;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

const container = css({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: `calc(${layout.header} + ${space.s})`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'min(100% - 2rem, 26rem)',
  // The toaster is invisible without a toast, so that clicks pass through it.
  pointerEvents: 'none',
  [media.print]: { display: 'none' },
});
const frame = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  paddingBlock: space.s,
  paddingInline: `${space.m} ${space.xs}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: '0.375rem solid',
  borderRadius: radius.m,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  // On phones, the toast is as wide as the page, so its shadow is small.
  [media.phone]: { boxShadow: shadow.low },
  // Horizontal drags move the toast, and vertical drags scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  [media.motion]: { animation: `${appear} ${motion.slow} ${motion.ease}` },
});
const accents = {
  success: css({ borderInlineStartColor: color.success }),
  error: css({ borderInlineStartColor: color.danger }),
  info: css({ borderInlineStartColor: color.river }),
} satisfies Record<ShownToast['kind'], unknown>;
const toastText = css({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.xs,
  overflowWrap: 'anywhere',
});
const close = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: color.textMuted,
  fontSize: '1.5rem',
  lineHeight: 1,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.text, backgroundColor: color.sunken } },
});

/**
 * Shows the current toast (a short message). Its ARIA live region is always in the document, so that screen readers
 * announce the toast.
 */
export function Toaster() {
  const { toaster } = useShellTexts();
  const { shown, pause, resume, dismiss } = useShownToast();
  const swipe = useSwipeToDismiss(toastSwipeThresholdPx, dismiss);
  const cameFrom = useRef<HTMLElement | undefined>(undefined);

  const attention = useHoverOrFocus({
    onStart: pause,
    onEnd: resume,
    isPresent: shown !== undefined,
  });

  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
  };

  const closeByButton = () => {
    dismiss();
    // Returns the focus to the previously focused element, because the close button disappears with the toast.
    cameFrom.current?.focus();
  };

  return (
    <div css={container} {...(shown && { role: 'region', 'aria-label': toaster.label })}>
      <div
        css={shown && [frame, accents[shown.kind]]}
        style={swipe.offset === 0 ? undefined : { transform: `translateX(${swipe.offset}px)` }}
        {...attention}
        {...swipe.handlers}
      >
        <div css={toastText} role="status" aria-live="polite" aria-atomic="true">
          {shown && <div key={shown.shownAt}>{shown.text}</div>}
        </div>
        {shown && (
          <button
            type="button"
            css={close}
            aria-label={toaster.close}
            onFocus={rememberOrigin}
            onClick={closeByButton}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </div>
  );
}
