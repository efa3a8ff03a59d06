import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Picture } from '@torsa/shared/ui/picture';
import { cardPictures } from '../pictures/card-pictures.ts';
import type { ServiceId } from '../services/service-ids.ts';
import { ServiceIcon } from './service-mark.tsx';

const { color, motion, radius, shadow, space } = tokens;

const card = css({
  position: 'relative',
  overflow: 'hidden',
  gap: 0,
  padding: 0,
  transition: `transform ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  '&:has(a:active)': { transform: 'translateY(1px)', boxShadow: shadow.low },
  [media.hover]: {
    '&:hover:not(:has(a:active))': {
      transform: 'translateY(-3px)',
      boxShadow: shadow.high,
      borderColor: color.edge,
    },
    '&:hover img': { transform: 'scale(1.035)' },
  },
});
const frame = css({ overflow: 'hidden', aspectRatio: '3 / 2', backgroundColor: color.deep });
const image = css({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${motion.slow} ${motion.ease}`,
});
const body = css({
  display: 'grid',
  gap: space.s,
  padding: `0 clamp(${space.l}, 3vw, ${space.xl}) clamp(${space.l}, 3vw, ${space.xl})`,
});
// The arch shape that covers the lower edge of the service card's picture.
const arch = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockStart: '-3.75rem',
  marginInlineStart: '-0.75rem',
  paddingBlockStart: '0.5rem',
  borderRadius: radius.arch,
  backgroundColor: color.surface,
});
const link = css({
  color: 'inherit',
  textDecorationLine: 'none',
  [media.hover]: { '&:hover': { color: color.river, textDecorationLine: 'underline' } },
  // The link's `::after` covers the whole card, which is therefore clickable with only one link for screen readers.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  '&:focus-visible': { outline: 'none' },
});
const text = css({ color: color.textMuted });
// Phones show the service cards as rows, because six full-width pictures would fill five screens.
const rowOnPhone = css({
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    '& > :first-of-type': { aspectRatio: 'auto', position: 'relative' },
    '& img': { position: 'absolute', inset: 0 },
    '& > :last-of-type': { gap: space.xxs, padding: space.m },
    '& > :last-of-type > span': { display: 'none' },
    '& p': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

export interface ServiceCardProps {
  readonly serviceId: ServiceId;
  readonly title: string;
  readonly description: string;
  /** True if phones show the card as a row with a small picture, as in long lists. */
  readonly isRow?: boolean;
  /** The HTML `sizes` attribute of the card's picture. */
  readonly sizes: string;
}

/** The card of a service. A click anywhere on the card opens the service's page. */
export function ServiceCard({
  serviceId,
  title,
  description,
  isRow = false,
  sizes,
}: ServiceCardProps) {
  return (
    <Card as="li" css={[card, isRow && rowOnPhone]}>
      <div css={frame}>
        <Picture css={image} files={cardPictures[serviceId]} sizes={sizes} alt="" loading="lazy" />
      </div>
      <div css={body}>
        <span css={arch}>
          <ServiceIcon serviceId={serviceId} />
        </span>
        <h3>
          <Link css={link} to={`/services/${serviceId}`}>
            {title}
          </Link>
        </h3>
        <p css={text}>{description}</p>
      </div>
    </Card>
  );
}
