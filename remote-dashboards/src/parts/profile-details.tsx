import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { initials } from './initials.ts';

interface ProfileDetailsProps {
  /** The person's name, whose initials stand in for a portrait. */
  readonly name: string;
  /** What is said of the person, in order: name and value. */
  readonly details: readonly (readonly [term: string, value: string])[];
}

const { color, font, fontSize, lineHeight, radius, space } = tokens;

const place = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space.m });
const portrait = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '4.25rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  // The arch within the arch, as for the team on its page.
  boxShadow: `inset 0 0 0 3px ${color.deep}, inset 0 0 0 4px ${color.onDeepClay}`,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.lead,
});
const list = css({ display: 'grid', gap: space.s });
const term = css({ color: color.textMuted, fontSize: fontSize.small });
// An e-mail address or an ID has no place to break a line.
const value = css({ lineHeight: lineHeight.lead, overflowWrap: 'anywhere' });

export function ProfileDetails({ name, details }: ProfileDetailsProps) {
  return (
    <div css={place}>
      <span css={portrait} aria-hidden="true">
        {initials(name)}
      </span>
      <dl css={list}>
        {details.map(([name, text]) => (
          <div key={name}>
            <dt css={term}>{name}</dt>
            <dd css={value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
