import { css } from '@emotion/react';
import { media, tokens } from '../theme/tokens.ts';
import type { PasswordStrength } from './password-strength.ts';

const { color, fontSize, motion, radius, space } = tokens;

const shares = { short: '10%', weak: '33%', fair: '66%', strong: '100%' } as const satisfies Record<
  PasswordStrength,
  string
>;
const colors = {
  short: color.danger,
  weak: color.danger,
  fair: color.river,
  strong: color.success,
} as const satisfies Record<PasswordStrength, string>;

const track = css({
  blockSize: '0.375rem',
  marginBlockStart: space.xs,
  overflow: 'hidden',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
});
const level = css({
  blockSize: '100%',
  transition: `inline-size ${motion.fast} ${motion.ease}`,
  [media.forcedColors]: { forcedColorAdjust: 'none' },
});
const words = css({ marginBlockStart: space.xxs, fontSize: fontSize.small, fontWeight: 600 });

interface PasswordMeterProps {
  /** None while nothing is typed. */
  readonly strength: PasswordStrength | undefined;
  readonly copy: Readonly<Record<PasswordStrength, string>>;
}

/** How good a password is, as a bar and in words. A screen reader hears the words when they change. */
export function PasswordMeter({ strength, copy }: PasswordMeterProps) {
  return (
    <>
      {strength && (
        <div css={track} aria-hidden="true">
          <div
            css={level}
            style={{ inlineSize: shares[strength], backgroundColor: colors[strength] }}
          />
        </div>
      )}
      {/* There from the start: a screen reader only tells what changes in what it knows. */}
      <p role="status" css={strength && words}>
        {strength && copy[strength]}
      </p>
    </>
  );
}
