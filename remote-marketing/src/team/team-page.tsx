import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { team } from '../content/team.ts';
import { TeamMemberCard } from './team-member-card.tsx';

const grid = css(plainList, {
  display: 'grid',
  gap: tokens.space.l,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: tokens.space.xl },
});

export default function TeamPage() {
  return (
    <>
      <PageHeader
        kicker="Our Team"
        title="The people you will be talking to"
        lead="Six of us, two rooms, one river. Whoever plans your project also builds it."
      />
      <Section title="Six people">
        <ul css={grid}>
          {team.map((member) => (
            <TeamMemberCard key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <Section
        tone="sunken"
        title="Room for a seventh"
        lead="We are looking for people who like to see what they made being used."
      >
        <ButtonLink to="/careers">See the open positions</ButtonLink>
      </Section>
    </>
  );
}

TeamPage.head = {
  title: 'Our Team',
  description:
    'The people at Torsa who plan, design and build your project, in Cooch Behar and Kolkata.',
} satisfies PageHead;
