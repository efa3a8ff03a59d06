import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { mission, story } from '../content/about.ts';
import { PalaceArches } from './palace-arches.tsx';
import { ReasonsList } from './reasons-list.tsx';

const columns = css({
  display: 'grid',
  gap: tokens.space.xl,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: '7fr 4fr', gap: tokens.space.xxl },
});
const paragraphs = css({
  display: 'grid',
  gap: tokens.space.m,
  maxInlineSize: tokens.layout.reading,
});
const missionText = css({
  maxInlineSize: '26ch',
  fontFamily: tokens.font.display,
  fontSize: tokens.fontSize.h2,
  lineHeight: tokens.lineHeight.snug,
  color: tokens.color.onDeep,
});

export default function AboutPage() {
  return (
    <>
      <PageHeader
        kicker="About Us"
        title="Named after the river at the end of our street"
        lead="Torsa is an IT company in Cooch Behar and Kolkata. We make websites, apps and AI tools for people who would rather get on with their own work."
      />
      <Section title="Our story">
        <div css={columns}>
          <div css={paragraphs}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PalaceArches />
        </div>
      </Section>
      <Section tone="deep" title="Our mission">
        <p css={missionText}>{mission}</p>
      </Section>
      <Section title="Six reasons to choose us">
        <ReasonsList />
      </Section>
      <Section
        tone="sunken"
        title="Who is behind it"
        lead="Six people, with names, faces and opinions."
      >
        <ButtonLink to="/our-team">Meet our team</ButtonLink>
      </Section>
    </>
  );
}

AboutPage.head = {
  title: 'About Us',
  description:
    'How Torsa began beside Sagar Dighi in Cooch Behar, what we are here for, and six reasons to work with us.',
} satisfies PageHead;
