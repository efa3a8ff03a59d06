import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { type Testimonial, TestimonialItem } from './testimonial-item.tsx';

const { space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xxl },
});

export interface TestimonialsMessages {
  readonly title: string;
  readonly stars: string;
  readonly items: readonly Testimonial[];
}

/** What clients say. */
export function Testimonials({ messages }: { readonly messages: TestimonialsMessages }) {
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
