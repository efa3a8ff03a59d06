import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import type { HomeMessages } from './home.en.ts';
import { TestimonialItem } from './testimonial-item.tsx';

const { space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xxl },
});

/** What clients say. */
export function Testimonials({ messages }: { readonly messages: HomeMessages['testimonials'] }) {
  return (
    <Section tone="sunken" title={messages.title}>
      <ul css={list}>
        {messages.items.map((testimonial) => (
          <TestimonialItem
            key={testimonial.name}
            stars={messages.stars}
            testimonial={testimonial}
          />
        ))}
      </ul>
    </Section>
  );
}
