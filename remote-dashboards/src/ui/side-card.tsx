import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { type ReactNode, useId } from 'react';

const { space } = tokens;

const card = css({
  gap: space.s,
  padding: space.m,
  // Hide the card while the list above it loads, because the rows would move it.
  '[data-skeleton] + &': { display: 'none' },
});

interface SideCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card beside the main content, with its heading as accessible name. */
export function SideCard({ title, children }: SideCardProps) {
  const titleId = useId();
  return (
    <Card as="section" css={card} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}
