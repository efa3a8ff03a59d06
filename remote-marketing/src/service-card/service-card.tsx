import { css } from '@emotion/react';
import type { ServiceId } from '@torsa/shared/company';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { ServiceMark } from './service-mark.tsx';

const { color, motion, radius, shadow, space } = tokens;

const card = css({
  position: 'relative',
  transition: `transform ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow.high, borderColor: color.edge },
  },
});
const heading = css({ marginBlockStart: space.s });
const link = css({
  color: 'inherit',
  textDecorationLine: 'none',
  '&:hover': { color: color.river, textDecorationLine: 'underline' },
  // The whole card can be pressed, and is still one link with one name.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
});
const text = css({ color: color.textMuted });

interface ServiceCardProps {
  readonly serviceId: ServiceId;
  readonly title: string;
  readonly description: string;
}

/** A service in a list: the whole card leads to its page. */
export function ServiceCard({ serviceId, title, description }: ServiceCardProps) {
  return (
    <Card as="li" css={card}>
      <ServiceMark serviceId={serviceId} />
      <h3 css={heading}>
        <Link css={link} to={`/services/${serviceId}`}>
          {title}
        </Link>
      </h3>
      <p css={text}>{description}</p>
    </Card>
  );
}
