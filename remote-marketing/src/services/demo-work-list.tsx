import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Section } from '@torsa/shared/ui/section';
import type { DemoProjectTexts } from './service-details.copy.en.ts';
import type { ServicePageTexts } from './service-page.copy.en.ts';

const { color, radius, space } = tokens;

const grid = css(plainListStyle, {
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
const card = css({
  borderBlockStart: `6px solid ${color.river}`,
  borderStartStartRadius: radius.s,
  borderStartEndRadius: radius.s,
});
const text = css({ color: color.textMuted });

interface DemoWorkListProps {
  readonly works: readonly DemoProjectTexts[];
  readonly copy: ServicePageTexts['demoWork'];
}

/** The list of demo projects on a service page. */
export function DemoWorkList({ works, copy }: DemoWorkListProps) {
  return (
    <Section tone="sunken" title={copy.title} lead={copy.lead}>
      <ul css={grid}>
        {works.map((work) => (
          <Card as="li" key={work.title} css={card}>
            <h3>
              {work.url ? (
                <a href={work.url} rel="noopener">
                  {work.title}
                </a>
              ) : (
                work.title
              )}
            </h3>
            <p css={text}>{work.description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
