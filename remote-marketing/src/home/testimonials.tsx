import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import type { HomeTexts } from './home-page.copy.en.ts';
import { TestimonialItem } from './testimonial-item.tsx';

const { space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xxl },
});

/** The section with client testimonials. */
export function TestimonialsSection({ copy }: { readonly copy: HomeTexts['testimonials'] }) {
  return (
    <Section tone="sunken" title={copy.title}>
      <ul css={list}>
        {copy.items.map((testimonial) => (
          <TestimonialItem key={testimonial.name} stars={copy.stars} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  );
}
