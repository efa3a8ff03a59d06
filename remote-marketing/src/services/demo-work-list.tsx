import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Section } from '@torsa/shared/ui/section';
import type { DemoWork } from './service-details.en.ts';

const { color, radius, space } = tokens;

const grid = css(plainList, {
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

export interface DemoWorkMessages {
  readonly title: string;
  readonly lead: string;
}

interface DemoWorkListProps {
  readonly works: readonly DemoWork[];
  readonly messages: DemoWorkMessages;
}

/** Work that shows what the service can be. */
export function DemoWorkList({ works, messages }: DemoWorkListProps) {
  return (
    <Section tone="sunken" title={messages.title} lead={messages.lead}>
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
