import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.ts';

const { color, radius, shadow, space } = tokens;

export interface CardProps extends ComponentProps<'div'> {
  /** The HTML element of the card: `li` in a list, `article` for independent content. */
  readonly as?: 'div' | 'article' | 'li' | 'section';
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: `clamp(${space.l}, 3vw, ${space.xl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  boxShadow: shadow.low,
});

/** A box with a border for related content. Its text colour does not suit dark backgrounds. */
export function Card({ as: Element = 'div', ...props }: CardProps) {
  // Uses the type of only one element, because the possible elements of a card differ only in their `ref` types.
  const Sheet: 'div' = Element as 'div';
  return <Sheet {...props} css={card} />;
}
