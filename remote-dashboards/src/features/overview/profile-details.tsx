import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { getInitials } from '../../ui/initials.ts';
import { EmailAddress } from '../../ui/line-breaks.tsx';
import { portalStyles } from '../../ui/styles.ts';

interface ProfileDetailsProps {
  /** The user's name, whose initials replace a picture. */
  readonly name: string;
  /** The profile's details, as pairs of a term and a value. */
  readonly details: readonly (readonly [term: string, value: string])[];
  /** The term whose value is truncated, such as a long ID. */
  readonly shortened?: string;
  /** A button that copies the truncated value. */
  readonly copyButton?: ReactNode;
}

const { color, font, fontSize, lineHeight, radius, space } = tokens;

const wrapper = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
});
const portrait = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3.5rem',
  border: `1px solid ${color.onDeepClay}`,
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.body,
});
const facts = css({
  display: 'flex',
  alignItems: 'end',
  // Enlarges the button's touch target, but not its line.
  button: { marginBlock: '-0.75rem' },
});
const list = css({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: `${space.xs} ${space.m}`,
});
// Break lines anywhere, because a part of a name or an email address can be longer than the line.
const value = css({ lineHeight: lineHeight.snug, overflowWrap: 'anywhere' });
const shortValue = css({
  maxInlineSize: '10ch',
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.print]: { maxInlineSize: 'none', whiteSpace: 'normal' },
});

export function ProfileDetails({ name, details, shortened, copyButton }: ProfileDetailsProps) {
  return (
    <div css={wrapper}>
      <span css={portrait} aria-hidden="true">
        {getInitials(name)}
      </span>
      <div css={facts}>
        <dl css={list}>
          {details.map(([name, text]) => (
            <div key={name}>
              <dt css={portalStyles.smallMuted}>{name}</dt>
              <dd css={name === shortened ? shortValue : value} title={text}>
                {text.includes('@') ? <EmailAddress address={text} /> : text}
              </dd>
            </div>
          ))}
        </dl>
        {copyButton}
      </div>
    </div>
  );
}
