import { css } from '@emotion/react';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { FiveStarRating } from './five-stars.tsx';

const { color, font, fontSize, lineHeight, space } = tokens;

const figure = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.m,
  blockSize: '100%',
  paddingBlockStart: space.l,
  borderBlockStart: `2px solid ${color.river}`,
});
const quote = css({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  textWrap: 'pretty',
});
const name = css({ display: 'block', fontWeight: 650 });
const role = css({ display: 'block', color: color.textMuted, fontSize: fontSize.small });
const site = css(touchTargetLinkStyle);

interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  /** The URL of the client's website, if the client agreed to be named. */
  readonly site?: { readonly name: string; readonly url: string };
}

interface TestimonialItemProps {
  /** The screen reader text for the rating of five stars. */
  readonly stars: string;
  readonly testimonial: Testimonial;
}

/** One client testimonial with its star rating. */
export function TestimonialItem({ stars, testimonial }: TestimonialItemProps) {
  return (
    <li>
      <figure css={figure}>
        <FiveStarRating label={stars} />
        <blockquote css={quote}>
          <p>“{testimonial.quote}”</p>
        </blockquote>
        <figcaption>
          <span css={name}>{testimonial.name}</span>
          <span css={role}>{testimonial.role}</span>
          {testimonial.site && (
            <a css={site} href={testimonial.site.url} rel="noopener">
              {testimonial.site.name}
            </a>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
