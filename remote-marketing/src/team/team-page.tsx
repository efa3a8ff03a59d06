import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { TeamMemberCard } from './team-member-card.tsx';
import type { TeamPageTexts } from './team-page.copy.en.ts';

const grid = css(plainListStyle, {
  display: 'grid',
  gap: tokens.space.l,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: tokens.space.xl },
});

export function TeamPage({ copy }: { readonly copy: TeamPageTexts }) {
  const { kicker, title, lead, members, join } = copy;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={members.title} isTitleHidden>
        <ul css={grid}>
          {members.items.map((member) => (
            <TeamMemberCard key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <Section
        tone="sunken"
        title={join.title}
        lead={join.lead}
        action={<ButtonLink to="/careers">{join.action}</ButtonLink>}
      />
    </>
  );
}
