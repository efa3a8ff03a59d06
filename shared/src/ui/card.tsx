import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.ts';

const { color, radius, shadow, space } = tokens;

export interface CardProps extends ComponentProps<'div'> {
  /** The element that it is: `li` in a list, `article` when it stands for itself. */
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

/** A sheet of paper on the page. Its text is that of the page: it does not lie on deep water. */
export function Card({ as: Element = 'div', ...props }: CardProps) {
  // The four elements take the same attributes; only their `ref` types differ.
  const Sheet: 'div' = Element as 'div';
  return <Sheet {...props} css={card} />;
}
