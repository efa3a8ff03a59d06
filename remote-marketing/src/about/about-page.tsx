import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { maxReadableLineLength } from '../readable-line.ts';
import type { AboutTexts } from './about-page.copy.en.ts';
import { PalaceArchesPicture } from './palace-arches.tsx';
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
  maxInlineSize: maxReadableLineLength,
});
// The font of the mission text is larger than the font of its heading.
const missionText = css({
  fontFamily: tokens.font.display,
  fontSize: tokens.fontSize.h1,
  lineHeight: `calc(${tokens.lineHeight.tight} + 0.06)`,
  letterSpacing: '-0.018em',
  '&:lang(bn)': { letterSpacing: 'normal' },
  textWrap: 'balance',
  color: tokens.color.onDeep,
});

export function AboutPage({ copy }: { readonly copy: AboutTexts }) {
  const { kicker, title, lead, story, mission, reasons, checks, team } = copy;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={story.title}>
        <div css={columns}>
          <div css={paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PalaceArchesPicture />
        </div>
      </Section>
      <Section tone="deep" title={mission.title}>
        <p css={missionText}>{mission.text}</p>
      </Section>
      <Section title={reasons.title}>
        <ReasonsList reasons={reasons.items} />
      </Section>
      <Section title={checks.title} lead={checks.lead}>
        <ReasonsList reasons={checks.items} />
      </Section>
      <Section
        tone="sunken"
        title={team.title}
        lead={team.lead}
        action={<ButtonLink to="/our-team">{team.action}</ButtonLink>}
      />
    </>
  );
}
