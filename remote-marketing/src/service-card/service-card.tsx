import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import type { Service } from '../content/services.ts';
import { ServiceMark } from './service-mark.tsx';

const { color, motion, radius, shadow, space } = tokens;

const card = css({
  position: 'relative',
  transition: `transform ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-3px)', boxShadow: shadow.high, borderColor: color.edge },
  },
});
const title = css({ marginBlockStart: space.s });
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

/** A service in a list: the whole card leads to its page. */
export function ServiceCard({ service }: { readonly service: Service }) {
  return (
    <Card as="li" css={card}>
      <ServiceMark serviceId={service.id} />
      <h3 css={title}>
        <Link css={link} to={`/services/${service.id}`}>
          {service.title}
        </Link>
      </h3>
      <p css={text}>{service.description}</p>
    </Card>
  );
}
