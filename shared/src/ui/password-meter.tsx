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
const text = css({ marginBlockStart: space.xxs, fontSize: fontSize.small, fontWeight: 600 });

interface PasswordMeterProps {
  /** The estimated strength of the typed password. Undefined while the password field is empty. */
  readonly strength: PasswordStrength | undefined;
  readonly copy: Readonly<Record<PasswordStrength, string>>;
}

/** Shows the strength of a password as a bar and a text. Screen readers announce changes of the text. */
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
      {/* Rendered from the start, because screen readers announce only changes in a known element. */}
      <p role="status" css={strength && text}>
        {strength && copy[strength]}
      </p>
    </>
  );
}
