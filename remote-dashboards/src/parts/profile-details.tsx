import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { initials } from './initials.ts';

interface ProfileDetailsProps {
  /** The person's name, whose initials stand in for a portrait. */
  readonly name: string;
  /** What is said of the person, in order: name and value. */
  readonly details: readonly (readonly [term: string, value: string])[];
  /** Of the names those whose values nobody reads to the end. */
  readonly shortened?: string;
}

const { color, font, fontSize, lineHeight, radius, space } = tokens;

const place = css({
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
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: `${space.xs} ${space.m}`,
});
const term = css({ color: color.textMuted, fontSize: fontSize.small });
// An e-mail address has no place to break a line.
const value = css({ lineHeight: lineHeight.snug, overflowWrap: 'anywhere' });
const shortValue = css({
  overflow: 'hidden',
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
});

export function ProfileDetails({ name, details, shortened }: ProfileDetailsProps) {
  return (
    <div css={place}>
      <span css={portrait} aria-hidden="true">
        {initials(name)}
      </span>
      <dl css={list}>
        {details.map(([name, text]) => (
          <div key={name}>
            <dt css={term}>{name}</dt>
            <dd css={name === shortened ? shortValue : value} title={text}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
