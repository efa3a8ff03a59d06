import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { minTouchTargetSize } from '../theme/min-target-size.ts';
import { media, tokens } from '../theme/tokens.ts';
import { visuallyHiddenStyle } from '../theme/visually-hidden.ts';

const { color, radius } = tokens;

const button = css({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.25rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.textMuted,
  [media.hover]: { '&:hover': { color: color.text } },
  '&:focus-visible': { outlineOffset: '-3px' },
});
const icon = css({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const eye =
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
const stroke = 'M4 20 20 4';

interface ShowPasswordButtonProps {
  readonly label: string;
  readonly controls: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

/** The button that shows or hides the password in a field. */
export function ShowPasswordButton({
  label,
  controls,
  isPressed,
  onPress,
}: ShowPasswordButtonProps) {
  // Keeps the focus in the password field, so that a phone's keyboard stays open.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      css={button}
      aria-pressed={isPressed}
      aria-controls={controls}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPressed ? eye + stroke : eye} />
      </svg>
      <span css={visuallyHiddenStyle}>{label}</span>
    </button>
  );
}
