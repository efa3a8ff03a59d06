import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Picture, type PictureFiles } from '@torsa/shared/ui/picture';

const { color, font, fontSize, radius, space } = tokens;

const portrait = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '6.75rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  // The inner line of the arch shape, which imitates the front of the Cooch Behar palace.
  boxShadow: `inset 0 0 0 5px ${color.deep}, inset 0 0 0 6px ${color.onDeepClay}`,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.h3,
  letterSpacing: '0.04em',
});
// The style of a photograph, which has the same arch shape as the initials.
const photograph = css(portrait, { objectFit: 'cover' });
const name = css({ marginBlockStart: space.m });
const role = css({
  marginBlockStart: `calc(-1 * ${space.xs})`,
  color: color.terracotta,
  fontWeight: 600,
});
const text = css({ color: color.textMuted });

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly initials: string;
  readonly description: string;
  /** The photograph of the team member, if the company has one. */
  readonly photograph?: PictureFiles;
}

/** The card of one team member. Without a photograph, the card shows the member's initials. */
export function TeamMemberCard({ member }: { readonly member: TeamMember }) {
  return (
    <Card as="li">
      {member.photograph ? (
        <Picture css={photograph} files={member.photograph} sizes="5.5rem" alt="" loading="lazy" />
      ) : (
        <span css={portrait} aria-hidden="true">
          {member.initials}
        </span>
      )}
      <h3 css={name}>{member.name}</h3>
      <p css={role}>{member.role}</p>
      <p css={text}>{member.description}</p>
    </Card>
  );
}
