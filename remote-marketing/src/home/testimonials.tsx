import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { testimonials } from '../content/testimonials.ts';
import { TestimonialItem } from './testimonial-item.tsx';

const { space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xxl },
});

/** What clients say. */
export function Testimonials() {
  return (
    <Section tone="sunken" title="What our clients say">
      <ul css={list}>
        {testimonials.map((testimonial) => (
          <TestimonialItem key={testimonial.name} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  );
}
